import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TrackingUpdate } from '../../src/api/index.ts';
import { LIMITS, MAX_TEXT_BYTES } from '../../src/discord/limits.ts';
import { utf8Bytes } from '../../src/discord/truncate.ts';
import { de } from '../../src/texts/de.ts';
import { en } from '../../src/texts/en.ts';
import type { Texts } from '../../src/texts/index.ts';
import { historyView, SCANS_PER_PAGE } from '../../src/views/track-history.ts';
import { anyScan } from '../support/arbitrary-results.ts';
import { descriptionOf } from '../support/message-parts.ts';
import { answerOf, cardOf, scanOf } from '../support/parcel-cards.ts';

const said = (updates: readonly TrackingUpdate[], offset = 0, texts: Texts = en) =>
  descriptionOf(historyView(answerOf(updates), { ...cardOf(), offset }, texts));

it('a history shows every scan of a page, whatever their length', () => {
  const filled = (character: string) => ({
    date: character.repeat(40),
    hour: character.repeat(40),
    status: character.repeat(600),
    location: character.repeat(300),
    country: character.repeat(300),
  });
  const long = fc.constantFrom('包', '*', 'x', '👟', '\u200B').map(filled);
  const sixteen = { minLength: 16, maxLength: 16 };
  const scans = fc.oneof(fc.array(long, sixteen), fc.array(anyScan, sixteen));
  fc.assert(
    fc.property(scans, fc.constantFrom(0, 8), (updates, offset) => {
      const description = said(updates, offset);
      expect(description.match(/^\*\*/gm)?.length).toBe(SCANS_PER_PAGE);
      expect(description).toContain(`${offset + 1}–${offset + SCANS_PER_PAGE} of 16`);
      expect(description.length).toBeLessThanOrEqual(LIMITS.textDisplayTotal);
      expect(utf8Bytes(description)).toBeLessThanOrEqual(MAX_TEXT_BYTES);
    }),
  );
});

it('a history shortens nothing when everything fits', () => {
  const status = '物流信息'.repeat(40);
  expect(said([scanOf({ status }), ...Array.from({ length: 7 }, () => scanOf())])).toContain(status);
});

it('a scan is put into the reader’s words, with the carrier’s words and the local time below', () => {
  expect(said([scanOf({ status: '派送中' })], 0, de)).toContain(
    '**In Zustellung** · Leipzig\u00A0🇩🇪\n-# 21\\. Nov., 10\\:00 · „派送中“',
  );
});

it('words that are too long end with a whole word', () => {
  expect(said([scanOf({ status: 'zzyzxab qwrtpcd '.repeat(40) })])).toMatch(/ (zzyzxab|qwrtpcd)…\*\*/);
});

it('words in the reader’s language stay as the carrier wrote them', () => {
  const scan = scanOf({ status: 'Departed from transit hub' });
  expect(said([scan])).toMatch(/^\*\*Departed from transit hub\*\* · Leipzig.*\n-# Nov 21, 10\\:00$/m);
  expect(said([scan], 0, de)).toMatch(/„Departed from transit hub“$/m);
});

it('words that say the same are not repeated', () => {
  expect(said([scanOf({ status: 'OUT FOR DELIVERY.' })])).toMatch(
    /\*\*Out for delivery\*\* · .*\n-# Nov 21, 10\\:00$/m,
  );
});

it('a scan of another year names the year', () => {
  expect(said([scanOf({ date: '2025-12-31' })])).toContain('Dec 31, 2025');
});
