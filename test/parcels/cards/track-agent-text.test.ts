import { describe, expect, it } from 'vitest';
import { agentTextView } from '../../../src/parcels/cards/track-agent-text.ts';
import type { TrackingUpdate } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES, type Texts } from '../../../src/texts/index.ts';
import { zhCn } from '../../../src/texts/zh-cn.ts';
import { partsOf } from '../../support/discord-user.ts';
import { NUMBER, scanOf } from '../../support/parcel-cards.ts';

const moved = scanOf({ status: 'Departed from transit hub', date: '2026-11-01' });
const held = scanOf({ status: 'Held by customs: proof of value required', date: '2026-11-02' });
const delivered = scanOf({ status: 'Delivered', date: '2026-11-03' });
const textIn = (texts: Texts, scans: readonly TrackingUpdate[], masked = false) =>
  partsOf<{ content?: string }>(agentTextView({ number: NUMBER, masked }, scans, texts).components)
    .flatMap(({ content }) => content ?? [])
    .join('\n');
const textOf = (scans: readonly TrackingUpdate[], masked = false) => textIn(en, scans, masked);

describe('the text for an agent', () => {
  it('says what is wrong, and asks for what helps', () => {
    expect(textOf([held, moved])).toContain(
      `Hello, there’s a problem with my parcel ${NUMBER}.\nStatus: Held by customs: proof of value needed\n` +
        'Date: 2 Nov 2026\nCould you send customs',
    );
  });

  it('is about silence where nothing is wrong', () => {
    expect(textOf([moved])).toMatch(
      /my parcel \w+ hasn’t been scanned for a while\.\nStatus: In transit\nDate: 1 Nov 2026\nThe carrier says: .*\nCould you ask the carrier where/,
    );
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
    expect(textOf([held], true)).toContain('The number is masked here');
    expect(textOf([held])).not.toContain('masked');
  });

  it('has a question in every language, and English below another one', () => {
    for (const texts of LANGUAGES)
      for (const scans of [[], [moved], [held], [delivered]])
        expect(textIn(texts, scans)).toMatch(/[?？]\n?```/);
    expect(textIn(zhCn, [])).toContain('Hello, no carrier');
  });
});
