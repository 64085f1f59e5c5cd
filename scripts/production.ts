/** Imported first, so that libraries leave out what they check in development. */
process.env.NODE_ENV = 'production';
