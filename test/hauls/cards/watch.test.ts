import { describe, expect, it } from 'vitest';
import { haulWatchView, type ItemWatch } from '../../../src/hauls/cards/watch.ts';
import { textsFor } from '../../../src/texts/index.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const haul = { id: 7, name: null };
const say = (items: readonly ItemWatch[]) =>
  descriptionOf(haulWatchView({ haul, items, limit: 300, canStop: true }, textsFor('en')));

describe('what Watch all answers', () => {
  it('counts what is watched now, before or not', () => {
    const items: ItemWatch[] = [
      { photos: 'added', price: 'added' },
      { photos: 'already', price: 'already' },
      { photos: 'already', price: 'added' },
    ];
    expect(say(items)).toBe(
      '### 🔔 Watching 3 items: QC photos, price and stock\n-# My haul · in your DMs\n-# 1 was already watched',
    );
  });

  it('promises no price alerts while only the photos are watched', () => {
    expect(say([{ photos: 'added', price: 'no_answer' }])).toMatch(/^### 🔔 Watching 1 item: QC photos\n/);
    expect(say([{ photos: 'added', price: 'pending' }])).toMatch(/^### 🔔 Setting up alerts…\n/);
    expect(say([{ photos: 'too_many', price: 'too_many' }])).toMatch(/^### Nothing is watched yet\n/);
  });

  it('names each item that isn’t watched, with the reason', () => {
    const items: ItemWatch[] = [
      { photos: 'added', price: 'pending' },
      { photos: 'added', price: 'no_answer' },
      { photos: 'added', price: 'unknown' },
      { photos: 'added', price: 'too_many' },
      { photos: 'too_many', price: 'too_many' },
    ];
    expect(say(items).split('\n').slice(2)).toEqual([
      '-# 1 more item will follow in a moment',
      '-# Item 2: price and stock couldn’t be loaded, so they aren’t watched yet. Try again.',
      '-# Item 3: no listing found, so price and stock can’t be watched. Check its link.',
      '-# Items 4, 5 weren’t added. The limit is 300 parcels and products in total. Remove some, then try again.',
    ]);
  });
});
