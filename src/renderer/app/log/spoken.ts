import { t } from '../words/index.ts';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A day in words. */
export const day = (at: string): string => DAY.format(new Date(at));

/** A time at the table in words; under a minute it is told in seconds. */
export function duration(minutes: number): string {
  if (minutes < 1) return t('log.seconds', { seconds: Math.round(minutes * 60) });
  const whole = Math.round(minutes);
  if (whole < 60) return t('log.minutes', { minutes: whole });
  return t('log.hours', { hours: Math.floor(whole / 60), minutes: whole % 60 });
}
