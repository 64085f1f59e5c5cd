/** Why the system refused something, by its own code, as the end of a sentence. */
const REASON = `{code, select,
  EACCES {this user may not write there}
  EPERM {this user may not write there}
  EROFS {the disk is read-only}
  ENOSPC {the disk is full}
  EDQUOT {the disk is full}
  ENOTDIR {part of that path is a file, not a folder}
  EEXIST {there is a file of that name}
  ENOENT {it is not there}
  EIO {the disk reports a fault}
  EBUSY {another program is using it}
  EMFILE {too many files are open}
  other {the system says {code}}}`;

/** What a host says, English, ICU MessageFormat: refusals, notices, and what the headless host prints. */
export const hostWords = {
  'host.bots-seat': 'A bot plays this seat. Nobody may look at its cards.',
  'host.changed-outside':
    'Another program has changed this table’s file while it was open. Your move was not played. Leave the table and open it again.',
  'host.closing': 'This table’s host is closing. Everything played so far is kept.',
  'host.damaged':
    'This table’s file is damaged at line {line, number}, so the game can’t go on. The file was left as it is; a copy of it from a backup can be put in its place.',
  'host.data-unwritable': `The data folder {folder} can’t be used: ${REASON}. Choose another one with --data, or mend this one.`,
  'host.guest-view': 'Guests see what lies open on the table. Only people at the host’s own screen can look at a seat.',
  'host.hello-first': 'This connection has not said which protocol it speaks. Reload the page.',
  'host.in-use':
    'Captain’s Table is already running with the data folder {folder} (process {pid}). Use that one or close it first, or choose another folder with --data. If no other copy is running, delete the file {file}.',
  'host.local-only': 'Only the host’s own screen can do that.',
  'host.misplaced':
    'This folder holds the file of another table ({id}), so it can’t be opened. Give the folder its old name back.',
  'host.newer-format':
    'A newer version of Captain’s Table wrote this table’s file (format {format, number}; this version knows format {known, number}). Update the app to go on playing.',
  'host.newer-rules':
    'This game was begun with newer rules (version {rules, number}; this app has version {known, number}). Update the app to go on playing.',
  'host.no-seat': 'This table has no such seat.',
  'host.no-table': 'There is no such table any more.',
  'host.not-finished': 'This game is not over yet. Play it to the end, then ask for a rematch.',
  'host.not-removed': `The table could not be removed: ${REASON}. Nothing else has changed; try again.`,
  'host.not-understood': 'The host did not understand this message, so nothing has changed. Reload the page.',
  'host.not-watching': 'This screen is not at that table. Open the table first.',
  'host.not-written': `This could not be saved: ${REASON}. Nothing has changed; mend that and try again.`,
  'host.not-your-seat': 'This screen is not looking as that seat, so it can’t move for it.',
  'host.older-rules':
    'This game was begun with older rules (version {rules, number}; this app has version {known, number}) and can’t go on with new ones. The version of the app that began it can still play it.',
  'host.other-protocol':
    'This page and its host are of different versions (protocol {theirs} and {ours}). Update both to the same version and reload the page.',
  'host.removed': 'This table was removed from another window.',
  'host.settings-damaged':
    'The settings could not be read, so they are those of a fresh installation. Tables are not affected.',
  'host.stale':
    'The game has moved on since (move {now, number}, not {seq, number}), so this move was not played. Look at the table again.',
  'host.torn-line':
    'The last line of this table’s file (line {line, number}) was not written whole and was left out. Every move that was shown is there.',
  'host.trouble': 'Something went wrong in the host, and nothing has changed. If it happens again, please report it.',
  'host.unknown-game': 'This version of Captain’s Table does not have the game “{game}”. Update the app to play it.',
  'host.unreadable': `This table’s file can’t be read: ${REASON}.`,

  'setup.bad-value': 'The option “{option}” can’t be {value}. Choose one of: {values}.',
  'setup.first': 'Nobody sits on the seat that should begin ({first}). Choose another one, or leave it to chance.',
  'setup.options-exclude': 'The options “{option}” and “{other}” can’t be combined. Choose one of them.',
  'setup.same-colour': 'Two players have the same colour. Give each one of their own.',
  'setup.same-name': 'Two players are called {name}. Give each a name of their own.',
  'setup.seats': 'This game is for {min, number} to {max, number} players, not {seats}.',
  'setup.seats-exclude': 'The option “{option}” can’t be used with {seats, number} players.',
  'setup.unknown-option': 'This game has no option “{option}”.',

  'headless.ready': 'Captain’s Table is open at {address} (Ctrl+C closes it)',
  'headless.help': `Serves Captain’s Table to a browser on this machine.

Usage: npm run host -- [options]

  --port NUMBER   the port to listen on, 1 to 65535 (default: a free one)
  --data FOLDER   where tables and settings are kept (default: {data})
  --open          open the table in the browser
  --help          show this help`,
  'headless.unknown-option': 'There is no option “{option}”. --help lists them all.',
  'headless.surplus': 'Nothing is expected after the options, but there is “{argument}”. --help lists the options.',
  'headless.needs-value': 'The option {option} needs a value. --help shows which.',
  'headless.takes-no-value': 'The option {option} takes no value. --help shows how to use it.',
  'headless.bad-port': '“{port}” is not a port. Give a whole number from 1 to 65535, or 0 for a free one.',
  'headless.port-in-use':
    'Port {port} is in use by another program. Choose another one with --port, or leave it out for a free one.',
  'headless.port-refused':
    'Port {port} can’t be used ({code}). Choose another one with --port, or leave it out for a free one.',
  'headless.no-browser': 'No browser could be opened. Open the address above yourself.',
  'headless.no-pages': 'The pages of Captain’s Table are not built. Run “npm run build”, then start it again.',
  'headless.foreign': 'This page can be opened on the host’s own machine only, at the address that the host printed.',
} as const satisfies Readonly<Record<string, string>>;
