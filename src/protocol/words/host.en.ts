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
  'host.held-put-back':
    'The game has moved on, and the move that you had ready is not allowed any more. It was not played.',
  'host.hello-first': 'This connection has not said which protocol it speaks. Reload the page.',
  'host.import-cut':
    'This file is not whole: its end is missing. Nothing was taken over; export the table again, or copy the file once more.',
  'host.import-damaged': 'This file is damaged at line {line, number}. Nothing was taken over; use another copy of it.',
  'host.import-foreign':
    'This is no table of Captain’s Table. Choose a file that was exported from the app (its name ends in .captainstable).',
  'host.in-use':
    'Captain’s Table is already running with the data folder {folder} (process {pid}). Use that one or close it first, or choose another folder with --data. If no other copy is running, delete the file {file}.',
  'host.local-only': 'Only the host’s own screen can do that.',
  'host.merge-same': '{name} can’t be merged with the same name. Choose two different ones.',
  'host.misplaced':
    'This folder holds the file of another table ({id}), so it can’t be opened. Give the folder its old name back.',
  'host.newer-format':
    'A newer version of Captain’s Table wrote this table’s file (format {format, number}; this version knows format {known, number}). Update the app to go on playing.',
  'host.newer-rules':
    'This game was begun with newer rules (version {rules, number}; this app has version {known, number}). Update the app to go on playing.',
  'host.no-position': 'This game has no position {seq, number}; the last one is {last, number}.',
  'host.no-seat': 'This table has no such seat.',
  'host.no-such-order': 'This game knows no such standing order.',
  'host.no-table': 'There is no such table any more.',
  'host.not-finished': 'This game is not over yet. Play it to the end, then ask for a rematch.',
  'host.not-in-trash':
    'This table is not in the trash any more, so it can’t be brought back from here. Look in the system’s trash.',
  'host.not-merged': '{name} is not merged with another name.',
  'host.not-removed': `The table could not be removed: ${REASON}. Nothing else has changed; try again.`,
  'host.not-restored': `The table could not be brought back: ${REASON}. It is still in the trash; try again.`,
  'host.not-understood': 'The host did not understand this message, so nothing has changed. Reload the page.',
  'host.not-watching': 'This screen is not at that table. Open the table first.',
  'host.not-written': `This could not be saved: ${REASON}. Nothing has changed; mend that and try again.`,
  'host.not-your-seat': 'This screen is not looking as that seat, so it can’t move for it.',
  'host.nothing-held': 'There is no move ready to be played. Choose one first.',
  'host.older-rules':
    'This game was begun with older rules (version {rules, number}; this app has version {known, number}) and can’t go on with new ones. The version of the app that began it can still play it.',
  'host.other-protocol':
    'This page and its host are of different versions (protocol {theirs} and {ours}). Update both to the same version and reload the page.',
  'host.removed': 'This table was put into the trash from another window.',
  'host.replay-closed':
    'The cards of a game are laid open when it is over. Until then it can be looked at as the public, or as one of the people at this screen.',
  'host.settings-damaged':
    'The settings could not be read, so they are those of a fresh installation. Tables are not affected.',
  'host.stale':
    'The game has moved on since (move {now, number}, not {seq, number}), so this move was not played. Look at the table again.',
  'host.torn-line':
    'The last line of this table’s file (line {line, number}) was not written whole and was left out. Every move that was shown is there.',
  'host.trouble': 'Something went wrong in the host, and nothing has changed. If it happens again, please report it.',
  'host.undo-asked-already': '{by} has asked to take moves back, and not everybody has answered.',
  'host.undo-declined': '{name} would rather not: nothing is taken back.',
  'host.undo-no-way':
    'The table can’t go back to that position: it was taken back itself, or is none before a move that counts.',
  'host.undo-not-asked': 'There is no question to answer: it was withdrawn, answered, or the game has moved on.',
  'host.undo-nothing': 'There is no move of this player to take back.',
  'host.undo-off': 'At this table a move that was played stays played. Allow taking back in the table’s menu.',
  'host.undo-over': 'The game is over and its seed has been shown, so no move can be taken back.',
  'host.unknown-game': 'This version of Captain’s Table does not have the game “{game}”. Update the app to play it.',
  'host.unlistable': `The folder of the tables can’t be read: ${REASON}. Nothing has changed; mend that and try again.`,
  'host.unreadable': `This table’s file can’t be read: ${REASON}.`,
  'host.unsaved': `{lines, plural, one {The last change is} other {The last # changes are}} not saved: ${REASON}. The game goes on, and is saved as soon as that is mended. Don’t close the app before.`,
  'host.unsaved-changed':
    'Another program has changed this table’s file, so {lines, plural, one {the last change} other {the last # changes}} can’t be saved in it. Export the table to keep it.',
  'host.verify-deal': 'Deal: the cards that were dealt are those that the seed gives.',
  'host.verify-deal-not': 'Deal: the seed gives OTHER cards than were dealt.',
  'host.verify-dice': 'Dice and draws: at every move the seed gives what was shown.',
  'host.verify-dice-not': 'Dice and draws: the seed gives SOMETHING ELSE than was shown, first at line {line, number}.',
  'host.verify-file': 'File: {lines, plural, one {its one line is} other {all # lines are}} as they were written.',
  'host.verify-file-not': 'File: line {line, number} is DAMAGED, and nothing after it counts.',
  'host.verify-file-torn':
    'File: the last line (line {line, number}) was not written whole and was left out; all before it are as they were written.',
  'host.verify-moves': 'Moves: the rules allow {moves, plural, one {the one move} other {all # moves}}.',
  'host.verify-moves-not': 'Moves: the rules FORBID the move at line {line, number}.',
  'host.verify-not-over': 'Result: the game is not over.',
  'host.verify-not-yet': 'This game is not over yet. It can be verified when its seed has been shown.',
  'host.verify-result': 'Result: the moves lead to the result that was announced.',
  'host.verify-result-not': 'Result: the moves lead to ANOTHER result than was announced.',
  'host.verify-seed': 'Seed: its hash is the one shown at the start.',
  'host.verify-seed-not': 'Seed: its hash is NOT the one shown at the start.',
  'host.verify-seed-unrecorded': 'Seed: this table is from before its hash was recorded.',
  'host.verify-unrecorded':
    '{what, select, deal {Deal} dice {Dice and draws} other {Result}}: this can’t be said, because it was not recorded or an earlier line does not hold.',

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
