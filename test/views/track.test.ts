import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TrackingUpdate } from '../../src/api/index.ts';
import { LIMITS, MAX_TEXT_BYTES } from '../../src/discord/limits.ts';
import { utf8Bytes } from '../../src/discord/truncate.ts';
import { en } from '../../src/texts/en.ts';
import { openIds } from '../../src/views/parcel-ids.ts';
import { SCANS_PER_PAGE, trackView } from '../../src/views/track.ts';
import { anyScan } from '../support/arbitrary-results.ts';

const NUMBER = 'LP100000001CN';

function said(updates: TrackingUpdate[], offset: number): string {
  const more = { count: undefined, source: undefined, attribution: undefined, docs: undefined };
  const answer = { data: { tracking_number: NUMBER, updates, ...more }, checkedAt: 0, stale: false };
  const card = { number: NUMBER, ids: openIds(NUMBER), offset, shared: false };
  return trackView(answer, card, en).embeds?.[0]?.description ?? '';
}

const marks = (description: string) => description.match(/^[●○] /gm)?.length;

it('a parcel card shows every scan of a page, whatever their length', () => {
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
      expect(marks(description)).toBe(SCANS_PER_PAGE);
      expect(description).toContain(`${offset + 1}–${offset + SCANS_PER_PAGE} of 16`);
      expect(description.length).toBeLessThanOrEqual(LIMITS.embedDescription);
      expect(utf8Bytes(description)).toBeLessThanOrEqual(MAX_TEXT_BYTES);
    }),
  );
});

it('a parcel card shortens nothing when everything fits', () => {
  const status = '包裹已到达深圳转运中心并准备发往下一站'.repeat(5);
  const scan = { date: '2026-11-20', hour: '10:00', status, location: 'Shenzhen', country: 'CN' };
  const description = said([scan, ...Array.from({ length: 7 }, () => ({ ...scan, status: 'Arrived' }))], 0);
  expect(description).toContain(status);
});
