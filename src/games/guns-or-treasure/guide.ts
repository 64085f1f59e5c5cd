import type { Guide } from '../kit/guide.ts';

/** Guns or Treasure in our own words: the sentences are in `words.en.ts` under `guide.<id>`. */
export const guide: Guide = {
  credits: { author: 'Bryce Brown', publisher: 'Castillo Games', year: 2022 },
  sections: [
    {
      id: 'GT-1',
      rules: [
        { id: 'GT-1.1', picture: { cards: ['gun-3', 'treasure-3', 'bomb', 'back'], caption: 'picture.cards' } },
        {
          id: 'GT-1.2',
          picture: {
            cards: [
              'powder-queen',
              'old-spyglass',
              'fuse-annie',
              'smuggler',
              'commodore',
              'drydock-master',
              'salvager',
              'taxman',
            ],
            caption: 'picture.captains',
            explains: true,
          },
        },
      ],
    },
    { id: 'GT-2', rules: [{ id: 'GT-2.1' }, { id: 'GT-2.2' }, { id: 'GT-2.3' }] },
    {
      id: 'GT-3',
      rules: [
        { id: 'GT-3.1' },
        { id: 'GT-3.2', picture: { cards: ['treasure-4', 'back', 'back'], caption: 'picture.ship' } },
        { id: 'GT-3.3' },
        { id: 'GT-3.4' },
        { id: 'GT-3.5' },
        { id: 'GT-3.6', picture: { cards: ['gun-2'], caption: 'picture.incomplete' } },
        { id: 'GT-3.7' },
      ],
    },
    {
      id: 'GT-4',
      rules: [
        { id: 'GT-4.1', picture: { cards: ['treasure-5', 'treasure-2', 'gun-4'], caption: 'picture.revealed' } },
        { id: 'GT-4.2' },
        { id: 'GT-4.3', picture: { cards: ['gun-3', 'gun-5', 'treasure-2'], caption: 'picture.fight' } },
        { id: 'GT-4.4', picture: { cards: ['treasure-2', 'treasure-4'], caption: 'picture.stash' } },
        { id: 'GT-4.5', picture: { cards: ['treasure-5', 'bomb'], caption: 'picture.bait' } },
        { id: 'GT-4.6', picture: { cards: ['treasure-3', 'treasure-5'], caption: 'picture.retreat' } },
        { id: 'GT-4.7' },
      ],
    },
    { id: 'GT-5', rules: [{ id: 'GT-5.1' }] },
    {
      id: 'GT-9',
      rules: [
        { id: 'GT-9.1' },
        { id: 'GT-9.2' },
        { id: 'GT-9.3', picture: { cards: ['treasure-2', 'back'], caption: 'picture.bluff' } },
        { id: 'GT-9.4', picture: { cards: ['gun-5', 'treasure-1', 'treasure-4'], caption: 'picture.captured' } },
        { id: 'GT-9.5', picture: { cards: ['gun-4', 'back', 'back'], caption: 'picture.armada' } },
        { id: 'GT-9.6' },
      ],
    },
  ],
};
