import { ButtonStyle } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { type LiveCardData, liveCardView } from '../../../src/alerts/cards/live-card.ts';
import { trackingCardView } from '../../../src/alerts/cards/tracking-alert.ts';
import { journeyOf } from '../../../src/domain/parcels/journey.ts';
import { openIds } from '../../../src/parcels/cards/parcel-ids.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { expectedIn, lateUntil } from '../../support/arbitrary-dates.ts';
import { NOW, NUMBER, scanOf, scansSince } from '../../support/parcel-cards.ts';

const card = (given: Partial<LiveCardData> = {}): LiveCardData => ({
  number: NUMBER,
  ids: openIds(NUMBER),
  label: null,
  masked: true,
  scans: scansSince(12),
  usual: { low: 9, high: 13 },
  picture: null,
  now: NOW,
  ...given,
});
const show = (given: Partial<LiveCardData> = {}) => JSON.stringify(liveCardView(card(given), en));

/** The small lines of a message, in their order. */
const smallLines = (shown: string) =>
  shown
    .split(/"|\\n/)
    .filter((line) => line.startsWith('-# '))
    .filter((line) => !line.startsWith('-# Before'));

describe('the live card', () => {
  it.each([
    ['with a date', expectedIn(2, 5), 'in_transit', 'Arrived in destination country'],
    ['without a date', null, 'accepted', 'Accepted by carrier'],
    ['about a problem', null, 'customs_held', 'Held by customs'],
  ] as const)('says the same in the same order as the alert %s', (_what, arrival, state, status) => {
    const scans = scansSince(12, { status });
    const [scan = scanOf()] = scans;
    const about = { number: NUMBER, ids: openIds(NUMBER), label: 'Tees', masked: true };
    const told = arrival && { ...arrival, before: null };
    const importance = 'milestone' as const;
    const usual = { low: 9, high: 13 };
    const alert = trackingCardView(
      { ...about, scans: [{ scan, state, importance, told }] },
      { day: 12, usual, journey: journeyOf(scans), picture: null },
      { inDm: false, canBeFewer: true },
      en,
    );
    const shown = smallLines(show({ ...about, scans, arrival, usual }));
    expect(smallLines(JSON.stringify(alert))).toEqual(shown);
    expect(shown.length).toBeGreaterThan(1);
  });

  it('begins with the name that was shared, and gives the number once', () => {
    const shown = show({ label: 'Rain jacket' });
    expect(shown).toContain('### 🚚 Rain jacket: in transit, on time');
    expect(shown).toContain('-# `LX••••43CN`"');
  });

  it('begins with the masked number where no name is shared', () => {
    const shown = show();
    expect(shown).toContain('### 🚚 LX••••43CN: in transit, on time');
    expect(shown.split('LX••••43CN')).toHaveLength(2);
  });

  it('shows the whole number where the channel isn’t masked', () => {
    expect(show({ masked: false })).toContain(NUMBER);
  });

  it('shows day, usual duration and the scan before', () => {
    const shown = show();
    expect(shown).toContain('· day\u00A012');
    expect(shown).toMatch(/-# Usually 9–13\sdays on this route/);
    expect(shown).toContain('-# Before: ');
    expect(shown).toContain('Shenzhen');
  });

  it('promises nothing that a change of the channel’s options would make untrue', () => {
    expect(show()).not.toMatch(/updates? itself/i);
  });

  it('says when the parcel is likely there, and what that follows from', () => {
    const shown = show({ arrival: expectedIn(2, 5) })
      .replaceAll('\u2060', '')
      .replaceAll('\u00A0', ' ');
    expect(shown).toContain('LX••••43CN: likely here Fri 27 – Mon 30 Nov');
    expect(shown).toContain('8 of 10 take 2–5 days after landing');
  });

  it('says until when to wait for a parcel that is late, and how fast a delivered one was', () => {
    expect(show({ arrival: lateUntil(5) })).toContain('nothing before Mon\u00A030\u00A0Nov');
    const delivered = [scanOf({ status: 'Delivered' }), ...scansSince(12).slice(1)];
    expect(show({ scans: delivered, slowerOfTen: 7 })).toContain('aster than 7 of 10');
  });

  it('says what its owner can do about a problem', () => {
    expect(show({ scans: [scanOf({ status: 'Held by customs' })] })).toContain('For its owner');
  });

  it('ends with the parcel: nothing to follow', () => {
    const shown = show({ scans: [scanOf({ status: 'Delivered' }), ...scansSince(12).slice(1)] });
    expect(shown).not.toContain(`"style":${ButtonStyle.Primary}`);
    expect(shown).toContain(en.track.history);
  });

  it.each(LANGUAGES.map((texts) => [texts.language, texts] as const))(
    'continues the heading after the colon: %s',
    (_language, texts) => {
      const shown = JSON.stringify(liveCardView(card({ label: 'x' }), texts));
      const [, said = ''] = /### 🚚 x: (\S)/u.exec(shown) ?? [];
      expect(said).toBe(said.toLowerCase());
    },
  );
});
