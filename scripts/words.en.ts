/** What the scripts say, English, in ICU MessageFormat. */
export const WORDS = {
  'browser.fetching': 'There is no Chromium or Chrome here. Fetching one for the tests.',
  'browser.none':
    'The end-to-end tests need Chromium or Chrome, and none could be found or fetched. Install one, or name one with CHROMIUM=/path/to/it.',

  'build.running': 'Building the app.',
  'build.failed': 'The app could not be built: see above.',

  'start.no-display': 'There is no display here, so the table is served to browsers instead of opening a window.',
  'start.fetching-electron': 'Fetching Electron, once (about 120 MB).',
  'start.no-electron': 'Electron could not be fetched, so the table is served to browsers instead.',
  'start.electron-fails': 'Electron does not run on this machine, so the table is served to browsers instead.',

  'dev.headless':
    'Electron is not here (“npm start” fetches it): the headless host is restarted, and the pages rebuilt, at each change.',

  'test.usage': `Runs every check of the project.

  npm test                 all stages, stopping after the first that fails
  npm test -- --all        all stages, whatever fails
  npm test -- types unit   these stages only
  npm run test:long        the same at full size (thousands of games)

Stages: {stages}`,
  'test.unknown-stage': 'There is no stage “{stage}”. The stages are: {stages}.',
  'test.heading': '── {title} ({command})',
  'test.passed':
    '✓ {title}: passed in {seconds, number, ::.0} s{tests, plural, =0 {} one { (# test)} other { (# tests)}}{skipped, plural, =0 {} other {, # skipped}}',
  'test.failed':
    '✗ {title}: FAILED in {seconds, number, ::.0} s{failed, plural, =0 {} one { (# test failed)} other { (# tests failed)}}',
  'test.not-run': 'Not run after that: {stages}.',
  'test.total': '{passed, number, ::group-off} passed, {failed, number, ::group-off} failed',

  'bench.unknown': 'There is no bench “{bench}”. The benches are: {benches}.',

  'rules.no-list': 'The tests of the games could not be listed: see above.',
  'rules.missing': '{game}: no test names {rules}.',
  'rules.only-guide': '{game}: the guide has {rules}, the rules file does not.',
  'rules.only-file': '{game}: the rules file has {rules}, the guide does not.',
  'rules.covered':
    '{game}: all {count} rules have tests{file, select, true {, and the guide agrees with the rules file} other {}}.',

  'diagrams.stale': '{files}: not what the machines are now. Run “npm run diagrams” and look at what changed.',
  'diagrams.current': '{count, plural, one {# diagram is} other {# diagrams are}} current.',
  'diagrams.written': 'Wrote {file}.',
  'diagrams.text': `# {title}: its machine

Every phase of the game, every move that leaves it, and what follows by itself (“then”); written by “npm run diagrams”.
`,

  'verify.usage': `Plays a game again from its seed and says whether deal, dice and result agree.

  npm run verify -- <file> [--hash HEX] [--json]

The file is an exported table (.captainstable) or a journal (tables/<id>/journal.ndjson in the data folder).
  --hash HEX   the hash of the seed, as somebody wrote it down when the game began

Ends with 0 when everything agrees, 1 when something does not, 2 when the file can’t be looked at.`,
  'verify.one-file': 'Name one file. See “npm run verify -- --help”.',
  'verify.bad-argument': '{problem} See “npm run verify -- --help”.',
  'verify.bad-hash': '“{hash}” is no hash of a seed: that has 64 digits, 0 to 9 and a to f.',
  'verify.unreadable': 'The file {file} can’t be read ({code}).',
  'verify.foreign': 'The file {file} is no table of Captain’s Table.',
  'verify.agrees': 'Everything that was recorded agrees.',
  'verify.disagrees': 'This game does NOT agree with its seed, or its file is not as it was written.',

  'simulate.usage': `Lets bots play and counts what happens.

  npm run simulate -- <game> [--seats 2] [--games 100] [--seed S] [--options JSON] [--json]

Games: {games}`,
  'simulate.no-game': 'Name a game: {games}.',
  'simulate.extra': 'One game at a time: “{extra}” is one argument too many. See “npm run simulate -- --help”.',
  'simulate.unknown-game': 'There is no game “{game}”. The games are: {games}.',
  'simulate.bad-number': '--{option} needs a whole number from 1, not “{value}”.',
  'simulate.bad-options': '--options needs a JSON object such as {example}, not {value}.',
  'simulate.bad-argument': '{problem} See “npm run simulate -- --help”.',
  'simulate.report': `{game}: {finished, number} of {games, number} games finished at {seats} seats in {seconds, number, ::.00} s ({speed, number, integer} moves/s), seed {seed}
  violations  {violations, number}
  wins        {wins}, {draws, number} drawn
  moves       {min, number} to {max, number}, median {median, number}`,
  'simulate.broken':
    'A game went wrong after {moves, plural, one {# move} other {# moves}}: {problem}\n  play it again: {command}',
  'simulate.stuck': 'the game is not over and nobody has a move',
  'simulate.endless': 'the game did not end within {limit, number} moves',
  'simulate.refused': 'seat {seat} was offered {move}, and {rule} refuses it ({why})',
  'simulate.violation': '{violation}',
  'simulate.threw': 'an error: {error}',
} as const;
