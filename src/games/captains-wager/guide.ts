import type { Guide } from '../kit/guide.ts';
import { CREW, TREASURE } from './cards.ts';

/** Captain's Wager in our own words: the sentences are in `guide.en.ts` under `guide.<id>`. */
export const guide: Guide = {
  credits: { author: 'Jonathan Hager', publisher: 'Grey Fox Games', year: 2014 },
  sections: [
    {
      id: 'CW-1',
      rules: [
        {
          id: 'CW-1.1',
          picture: { cards: CREW.map(({ kind }) => kind), caption: 'picture.crew', explains: true },
        },
        {
          id: 'CW-1.2',
          picture: { cards: TREASURE.map(({ kind }) => kind), caption: 'picture.treasure', explains: true },
        },
        { id: 'CW-1.3' },
      ],
    },
    { id: 'CW-2', rules: [{ id: 'CW-2.1' }, { id: 'CW-2.2' }] },
    { id: 'CW-3', rules: [{ id: 'CW-3.1' }, { id: 'CW-3.2' }, { id: 'CW-3.3' }] },
    {
      id: 'CW-4',
      rules: [
        { id: 'CW-4.1' },
        { id: 'CW-4.2' },
        { id: 'CW-4.3' },
        { id: 'CW-4.4' },
        { id: 'CW-4.5', picture: { cards: ['back', 'back', 'wind-up-parrot'], caption: 'picture.loot' } },
        { id: 'CW-4.6' },
        { id: 'CW-4.7', picture: { cards: ['corsair', 'lady-buccaneer'], caption: 'picture.tie' } },
        { id: 'CW-4.8' },
        { id: 'CW-4.10' },
        { id: 'CW-4.9' },
      ],
    },
    {
      id: 'CW-5',
      rules: [
        { id: 'CW-5.1', picture: { cards: ['tinkerer', 'grog-barrel'], caption: 'picture.item' } },
        { id: 'CW-5.2', picture: { cards: ['sky-cannon', 'boarding-axe'], caption: 'picture.axe' } },
        { id: 'CW-5.3' },
      ],
    },
    { id: 'CW-6', rules: [{ id: 'CW-6.1' }, { id: 'CW-6.2' }, { id: 'CW-6.3' }] },
    {
      id: 'CW-7',
      rules: [
        { id: 'CW-7.1' },
        {
          id: 'CW-7.2',
          picture: { cards: ['sky-cannon', 'skeleton-map', 'spyglass'], caption: 'picture.score' },
        },
        { id: 'CW-7.3' },
        { id: 'CW-7.4' },
      ],
    },
    { id: 'CW-8', rules: [{ id: 'CW-8.1' }] },
  ],
};
