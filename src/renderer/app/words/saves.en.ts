/** What the app says of taking back, of what is kept of games, and of looking back at them. English, in ICU MessageFormat. */
export const savesWords = {
  'undo.option': 'Moves can be taken back',
  'undo.option.help':
    'A turn then ends when you say so. What nobody has learned from can be undone at once; for the rest the other people are asked.',
  'undo.option.on': 'Yes',
  'undo.option.off': 'No, a move is a move',
  'undo.button': '{moves, plural, one {Undo} other {Undo # moves}}',
  'undo.button-of': 'Undo {name}’s move',
  'undo.ask': 'Ask to undo',
  'undo.ask-of': '{name} asks to undo',
  'undo.help':
    '{moves, plural, one {Takes the last move of {name} back.} other {Takes the last move of {name} back, and what followed it.}}',
  'undo.help-ask': 'Asks the others whether {name} may take the last move back.',
  'undo.put-back': 'Undo',
  'undo.put-back.help': 'Puts the move back. Nothing has happened yet.',
  'undo.held': 'Ready: {move}',
  'undo.held-first': 'Your move is ready: end your turn, or undo it.',
  'undo.end-turn': 'End turn',
  'undo.confirm': 'Go ahead',
  'undo.asked': '{by} would like to take {moves, plural, one {a move} other {# moves}} back',
  'undo.asked.help': 'Somebody has learned something since, so the others are asked.',
  'undo.allow': 'Allow it',
  'undo.allow.full': '{name}: allow it',
  'undo.refuse': 'Rather not',
  'undo.refuse.full': '{name}: rather not',
  'undo.withdraw': '{by}: never mind',
  'undo.log': '{count, plural, =0 {{name} has taken this back.} other {{name} has taken this back; {others} agreed.}}',
  'undo.more': '… and {count, plural, one {# more} other {# more}}.',

  'saved.again': 'Everything is saved again.',

  'voyage.full': '{name} with {names}',
  'voyage.asked': '{names} to move',
  'voyage.now': 'just now',
  'voyage.when': '{ago} · {when}',
  'voyage.moves': '{moves, plural, =0 {no move yet} one {# move} other {# moves}}',
  'voyage.resume.full': 'Resume {name}',
  'voyage.look.full': 'Look at {name}',
  'voyage.more': 'More about {name}',
  'voyage.rename': 'Rename',
  'voyage.duplicate': 'Make a copy',
  'voyage.export': 'Save as a file',
  'voyage.remove': 'Throw away',
  'voyage.removed': '“{name}” is in the trash.',
  'voyage.restore': 'Bring it back',
  'voyage.all': 'Show all {count}',

  'rename.title': 'What shall it be called?',
  'rename.label': 'Leave it empty to call it by its game.',
  'rename.fault': 'A title has at most 60 letters, and no invisible signs.',
  'rename.keep': 'Keep this name',
  'rename.cancel': 'Leave it',

  'import.button': 'Open a file',
  'import.drop': 'Drop the file: the game comes on board',
  'import.copy': 'This game was here already, so “{name}” is a copy of it.',
  'import.too-long':
    '“{name}” is too long for a game of Captain’s Table. Choose a file that was exported from the app.',
  'import.unreadable': '“{name}” can’t be read. Look whether it is still there, and try again.',

  'about.open': 'Table',
  'about.begun': 'Begun',

  'fair.title': 'A fair deal',
  'fair.promise':
    'All luck at this table comes from one secret seed. This is its fingerprint, fixed before the first card was dealt; when the game is over the seed is shown, and anybody can check both.',
} as const;
