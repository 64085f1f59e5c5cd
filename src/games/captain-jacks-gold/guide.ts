import type { Guide } from '../kit/guide.ts';

/** Captain Jack's Gold in our own words: the sentences are in `guide.en.ts` under `guide.<id>`. */
export const guide: Guide = {
  credits: { author: 'Christian Fiore, Knut Happel', publisher: 'Noris', year: 2010 },
  sections: [
    {
      id: 'CJ-1',
      rules: [
        {
          id: 'CJ-1.1',
          picture: {
            cards: ['coast-sail-2-cannon-1', 'passage-cotton-2-cannon-1', 'high-sea-ship-4-5-france'],
            caption: 'picture.seas',
          },
        },
        {
          id: 'CJ-1.2',
          picture: {
            cards: ['coast-cannon-2-sail-1-becalmed', 'passage-cocoa-1-cotton-1-boarding', 'high-sea-cloth-2-map-rum'],
            caption: 'picture.signs',
            explains: true,
          },
        },
        {
          id: 'CJ-1.3',
          picture: {
            cards: ['letter-england', 'letter-cloth-1-cotton-1', 'letter-spain-cocoa-2'],
            caption: 'picture.letters',
          },
        },
      ],
    },
    {
      id: 'CJ-2',
      rules: [{ id: 'CJ-2.1' }, { id: 'CJ-2.4' }, { id: 'CJ-2.2' }, { id: 'CJ-2.3' }],
    },
    {
      id: 'CJ-3',
      rules: [
        { id: 'CJ-3.1' },
        { id: 'CJ-3.2' },
        { id: 'CJ-3.3', picture: { cards: ['coast-sail-1-cannon-1-becalmed'], caption: 'picture.becalmed' } },
        { id: 'CJ-3.4' },
        {
          id: 'CJ-3.5',
          picture: {
            cards: ['coast-sail-1-cannon-1', 'coast-cannon-1-cotton-1', 'coast-cocoa-1-sail-1'],
            caption: 'picture.sides',
          },
        },
      ],
    },
    {
      id: 'CJ-4',
      rules: [
        {
          id: 'CJ-4.1',
          picture: {
            cards: ['coast-ship-2-3-england', 'high-sea-ship-4-5-spain'],
            caption: 'picture.ships',
            explains: true,
          },
        },
        { id: 'CJ-4.2', picture: { cards: ['passage-ship-3-4-coin'], caption: 'picture.coin' } },
        { id: 'CJ-4.3' },
        { id: 'CJ-4.4' },
      ],
    },
    {
      id: 'CJ-5',
      rules: [
        {
          id: 'CJ-5.1',
          picture: {
            cards: ['coast-map-sail-1-becalmed', 'passage-map-sail-2', 'high-sea-map-cannon-2-rum'],
            caption: 'picture.maps',
          },
        },
        { id: 'CJ-5.2', picture: { cards: ['high-sea-cannon-3-sail-2-boarding'], caption: 'picture.boarding' } },
        { id: 'CJ-5.3' },
        { id: 'CJ-5.4' },
      ],
    },
    {
      id: 'CJ-6',
      rules: [
        { id: 'CJ-6.1' },
        {
          id: 'CJ-6.2',
          picture: {
            cards: ['letter-england-cloth-2', 'passage-ship-2-3-england', 'passage-cloth-2-sail-1'],
            caption: 'picture.fulfilled',
          },
        },
        { id: 'CJ-6.3' },
        { id: 'CJ-6.4' },
      ],
    },
    { id: 'CJ-7', rules: [{ id: 'CJ-7.1' }] },
    {
      id: 'CJ-8',
      rules: [
        { id: 'CJ-8.1' },
        { id: 'CJ-8.2' },
        { id: 'CJ-8.3' },
        { id: 'CJ-8.4' },
        {
          id: 'CJ-8.5',
          picture: {
            cards: ['coast-sandbank-3-sail-maker', 'passage-storm-4-quartermaster', 'high-sea-monster-5-sail-maker'],
            caption: 'picture.obstacles',
            explains: true,
          },
        },
        { id: 'CJ-8.6' },
        { id: 'CJ-8.7', picture: { cards: ['passage-ship-3-4-pirate'], caption: 'picture.pirate' } },
        { id: 'CJ-8.8', picture: { cards: ['coast-sail-1-gunman-rum'], caption: 'picture.rum' } },
        {
          id: 'CJ-8.9',
          picture: {
            cards: [
              'passage-sail-2-helmsman-rum',
              'passage-cocoa-1-cook-rum',
              'passage-sandbank-4-paymaster',
              'high-sea-map-lookout-rum',
            ],
            caption: 'picture.thirsty',
            explains: true,
          },
        },
        {
          id: 'CJ-8.10',
          picture: {
            cards: [
              'high-sea-cannon-2-quartermaster-rum',
              'coast-cannon-1-carpenter-rum',
              'coast-sandbank-3-sail-maker',
              'coast-sail-1-gunman-rum',
            ],
            caption: 'picture.steady',
            explains: true,
          },
        },
        {
          id: 'CJ-8.11',
          picture: {
            cards: ['passage-passenger-france-cannon-1', 'passage-ship-3-4-france'],
            caption: 'picture.passenger',
          },
        },
        { id: 'CJ-8.12' },
      ],
    },
    { id: 'CJ-9', rules: [{ id: 'CJ-9.1' }, { id: 'CJ-9.2' }] },
  ],
};
