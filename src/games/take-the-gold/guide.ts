import type { Guide } from '../kit/guide.ts';

/** Take the Gold in our own words: the sentences are in `words.en.ts` under `guide.<id>`. */
export const guide: Guide = {
  credits: { author: 'Ali Hajighafouri', publisher: 'CardLords', year: 2017 },
  sections: [
    {
      id: 'TG-1',
      rules: [
        {
          id: 'TG-1.1',
          picture: {
            cards: ['pirate', 'two-pirates', 'officer', 'two-officers', 'gold-coin', 'kraken', 'pirate-captain'],
            caption: 'picture.all',
          },
        },
      ],
    },
    { id: 'TG-2', rules: [{ id: 'TG-2.1' }, { id: 'TG-2.2' }] },
    {
      id: 'TG-3',
      rules: [
        { id: 'TG-3.1' },
        { id: 'TG-3.2' },
        { id: 'TG-3.3' },
        { id: 'TG-3.4' },
        { id: 'TG-3.5', picture: { cards: ['gold-coin', 'officer', 'two-officers'], caption: 'picture.kept' } },
      ],
    },
    {
      id: 'TG-4',
      rules: [
        { id: 'TG-4.1', picture: { cards: ['pirate', 'two-pirates'], caption: 'picture.thieves' } },
        { id: 'TG-4.2', picture: { cards: ['two-pirates', 'officer'], caption: 'picture.half' } },
        { id: 'TG-4.3' },
        { id: 'TG-4.4' },
      ],
    },
    {
      id: 'TG-5',
      rules: [
        { id: 'TG-5.1', picture: { cards: ['kraken', 'pirate-captain'], caption: 'picture.shield' } },
        { id: 'TG-5.2' },
        { id: 'TG-5.3', picture: { cards: ['pirate-captain', 'gold-coin'], caption: 'picture.demand' } },
        { id: 'TG-5.4' },
      ],
    },
    {
      id: 'TG-6',
      rules: [
        {
          id: 'TG-6.1',
          picture: { cards: ['gold-coin', 'gold-coin', 'gold-coin', 'gold-coin'], caption: 'picture.win' },
        },
        { id: 'TG-6.2', picture: { cards: ['kraken', 'kraken', 'kraken'], caption: 'picture.wreck' } },
        { id: 'TG-6.3' },
        { id: 'TG-6.4', picture: { cards: ['gold-coin', 'gold-coin'], caption: 'picture.tie' } },
        { id: 'TG-6.5' },
      ],
    },
    { id: 'TG-9', rules: [{ id: 'TG-9.1' }, { id: 'TG-9.2' }] },
  ],
};
