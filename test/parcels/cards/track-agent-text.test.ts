import { describe, expect, it } from 'vitest';
import { agentTextView } from '../../../src/parcels/cards/track-agent-text.ts';
import type { TrackingUpdate } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES, type Texts } from '../../../src/texts/index.ts';
import { zhCn } from '../../../src/texts/zh-cn.ts';
import { partsOf } from '../../support/discord-user.ts';
import { NOW, NUMBER, scanOf } from '../../support/parcel-cards.ts';

const moved = scanOf({ status: 'Departed from transit hub', date: '2026-11-01' });
const held = scanOf({ status: 'Held by customs: proof of value required', date: '2026-11-02' });
const delivered = scanOf({ status: 'Delivered', date: '2026-11-03' });
const textIn = (
  texts: Texts,
  scans: readonly TrackingUpdate[],
  { masked = false, belowProblem = false } = {},
) =>
  partsOf<{ content?: string }>(
    agentTextView({ number: NUMBER, masked }, { scans, now: NOW, belowProblem }, texts).components,
  )
    .flatMap(({ content }) => content ?? [])
    .join('\n');
const textOf = (scans: readonly TrackingUpdate[], options = {}) => textIn(en, scans, options);
const daysAgo = (days: number) => scanOf({ ...moved, at: NOW - days * 86_400_000 });

describe('the text for an agent', () => {
  it('says what is wrong, and asks for what helps', () => {
    expect(textOf([held, moved])).toContain(
      `Hello, there’s a problem with my parcel ${NUMBER}.\nStatus: Held by customs: proof of value needed\n` +
        'Date: 2 Nov 2026\nCould you send customs',
    );
  });

  it('counts the days of silence where nothing else is wrong', () => {
    expect(textOf([daysAgo(5)])).toMatch(
      /my parcel \w+ hasn’t been scanned for 5 days\.\nStatus: In transit\nDate: 1 Nov 2026\nThe carrier says: .*\nCould you ask the carrier where/,
    );
  });

  it('only asks how it is where nothing is wrong', () => {
    expect(textOf([daysAgo(0.1)])).toContain(`this is about my parcel ${NUMBER}.`);
    expect(textOf([daysAgo(0.1)])).not.toContain('scanned for');
    expect(textOf([scanOf({ ...moved, status: 'Out for delivery', at: NOW - 2 * 86_400_000 })])).toContain(
      'scanned for 2 days',
    );
  });

  it('says below an alert that its problem is solved, instead of a claim', () => {
    const below = { belowProblem: true };
    expect(textOf([delivered, held], below)).toContain('This is solved: delivered · 3\u00A0Nov');
    expect(textOf([delivered, held], below)).not.toContain('Hello');
    expect(textOf([daysAgo(0.1), held], below)).toContain('This is solved: in transit');
    for (const scans of [[held], [daysAgo(5)], []]) expect(textOf(scans, below)).not.toContain('solved');
  });

  it('asks whether a parcel without scans was handed over', () => {
    expect(textOf([])).toContain(
      `Hello, no carrier has scanned my parcel ${NUMBER} yet.\nHas it been handed over to the carrier`,
    );
  });

  it('is about a delivered parcel that is not there, even after a problem', () => {
    expect(textOf([delivered, held])).toMatch(
      /is marked as delivered, but I haven’t received it\.\nStatus: Delivered\nDate: 3 Nov 2026\nCould/,
    );
  });

  it('says that a masked number has to be completed', () => {
    expect(textOf([held], { masked: true })).toContain('The number is masked here');
    expect(textOf([held])).not.toContain('masked');
  });

  it('has a question in every language, and English below another one', () => {
    for (const texts of LANGUAGES)
      for (const scans of [[], [moved], [daysAgo(5)], [held], [delivered]])
        expect(textIn(texts, scans)).toMatch(/[?？]\n?```/);
    expect(textIn(zhCn, [])).toContain('Hello, no carrier');
  });
});
