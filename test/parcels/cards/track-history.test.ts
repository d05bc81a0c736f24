import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { utf8Bytes } from '../../../src/discord/messages/plain-text.ts';
import { LIMITS, MAX_TEXT_BYTES } from '../../../src/discord/posting/limits.ts';
import { historyView } from '../../../src/parcels/cards/track-history.ts';
import type { TrackingUpdate } from '../../../src/service/index.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';
import type { Texts } from '../../../src/texts/index.ts';
import { anyScan } from '../../support/arbitrary-results.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { answerOf, cardOf, scanOf } from '../../support/parcel-cards.ts';

const said = (updates: readonly TrackingUpdate[], offset = 0, texts: Texts = en) =>
  descriptionOf(historyView(answerOf(updates), { ...cardOf(), offset }, texts));

const pagesOf = (updates: readonly TrackingUpdate[]) => {
  const pages: string[] = [];
  for (let offset: number | null = 0; offset !== null && pages.length < 200; ) {
    const view = historyView(answerOf(updates), { ...cardOf(), offset }, en);
    pages.push(descriptionOf(view));
    offset = nextOffset(view, offset);
  }
  return pages;
};

/** Where *Next* leads; null: this is the last page. */
function nextOffset(view: MessageView, offset: number): number | null {
  const ids = partsOf<{ custom_id?: string; disabled?: boolean }>(view.components);
  const next = ids.find(({ custom_id, disabled }) => /:older:/.test(custom_id ?? '') && disabled !== true);
  const to = Number(next?.custom_id?.split(':').at(-1));
  return next === undefined || to <= offset ? null : to;
}

const bare = (text: string) => text.replace(/[\\\s…“”*]|-#/gu, '');

describe('a history', () => {
  it('shows every text in full, page by page, within Discord’s limits', () => {
    const filled = (character: string) => ({
      date: character.repeat(40),
      hour: character.repeat(40),
      status: character.repeat(3_000),
      location: character.repeat(300),
      country: character.repeat(300),
    });
    const long = fc.constantFrom('包', 'x', '_').map(filled);
    const scans = fc.oneof(
      fc.array(long, { minLength: 1, maxLength: 5 }),
      fc.array(anyScan, { minLength: 1, maxLength: 20 }),
    );
    fc.assert(
      fc.property(scans, (updates) => {
        for (const description of pagesOf(updates)) {
          expect(description.length).toBeLessThanOrEqual(LIMITS.textDisplayTotal);
          expect(utf8Bytes(description)).toBeLessThanOrEqual(MAX_TEXT_BYTES);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('continues a text that fills more than a page, and loses no word', () => {
    const status = Array.from({ length: 900 }, (_, index) => `zzyzx${index}`).join(' ');
    const pages = pagesOf([scanOf({ status }), scanOf({ status: 'Out for delivery' })]);
    expect(pages.length).toBeGreaterThan(2);
    expect(bare(pages.join(''))).toContain('zzyzx0zzyzx1');
    for (let word = 0; word < 900; word++) expect(pages.join('')).toContain(`zzyzx${word}`);
    expect(pages.at(-1)).toContain('Out for delivery');
  });

  it('leads back from every page to the first', () => {
    const updates = Array.from({ length: 30 }, (_, index) => scanOf({ status: 'qwrtp '.repeat(index * 9) }));
    const previous = (offset: number) => {
      const view = historyView(answerOf(updates), { ...cardOf(), offset }, en);
      const ids = partsOf<{ custom_id?: string }>(view.components);
      return Number(
        ids
          .find(({ custom_id }) => /:page:/.test(custom_id ?? ''))
          ?.custom_id?.split(':')
          .at(-1),
      );
    };
    let [offset, steps] = [29, 0];
    while (offset > 0) {
      expect(previous(offset)).toBeLessThan(offset);
      offset = previous(offset);
      steps++;
    }
    expect(steps).toBeLessThan(30);
  });

  it('puts a scan into the reader’s words, with the carrier’s words below', () => {
    expect(said([scanOf({ status: '派送中' })], 0, de)).toContain(
      '**Sa 21. Nov.**\n10:00\u00A0· **In Zustellung**\u00A0· Leipzig\u00A0🇩🇪\n-# „派送中“',
    );
  });

  it('groups scans by day, with times in the reader’s format', () => {
    const scans = [scanOf({ hour: '13:12' }), scanOf({ hour: '3:05' }), scanOf({ date: '2026-11-20' })];
    const shown = said(scans);
    expect(shown.match(/^\*\*\w{3}\s\d+\sNov\*\*$/gm)).toEqual(['**Sat 21 Nov**', '**Fri 20 Nov**']);
    expect(shown).toMatch(/^1:12\u00A0PM\u00A0· /m);
    expect(shown).toMatch(/^3:05\u00A0AM\u00A0· /m);
    expect(shown).toContain('-# Times are local to each place.');
  });

  it('keeps words in the reader’s language as the carrier wrote them', () => {
    const scan = scanOf({ status: 'Departed from transit hub' });
    expect(said([scan])).toMatch(/\*\*Departed from transit hub\*\*\u00A0· Leipzig\u00A0🇩🇪$/m);
    expect(said([scan], 0, de)).toMatch(/„Departed from transit hub“$/m);
  });

  it('does not repeat words that say the same', () => {
    expect(said([scanOf({ status: 'OUT FOR DELIVERY.' })])).toMatch(
      /\*\*Out for delivery\*\*\u00A0· Leipzig\u00A0🇩🇪$/m,
    );
  });

  it('names the year of a scan of another year', () => {
    expect(said([scanOf({ date: '2025-12-31' })])).toContain('31 Dec 2025');
  });
});
