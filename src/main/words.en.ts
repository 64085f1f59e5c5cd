/** What the app's own windows, menus and dialogs say, English, in ICU MessageFormat. */
export const mainWords = {
  'main.title': 'Captain’s Table',
  'main.menu.view': '&View',
  'main.menu.help': '&Help',
  'main.cannot-start': 'Captain’s Table can’t start',
  'main.trouble': 'Something went wrong while starting, and nothing on disk has changed: {error}',
  'main.page-gone': 'The table’s screen has stopped.',
  'main.page-gone.help': 'Every move that was played is kept. Open the table again, or close the app.',
  'main.page-gone.again': 'Open again',
  'main.page-gone.close': 'Close',
} as const satisfies Readonly<Record<string, string>>;
