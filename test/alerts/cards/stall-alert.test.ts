import { ButtonStyle } from 'discord.js';
import { expect, it } from 'vitest';
import { endedAlertView, type SilentParcel, stallAlertView } from '../../../src/alerts/cards/stall-alert.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { cellsOf } from '../../../src/discord/messages/plain-text.ts';
import { STALL_STAGES } from '../../../src/domain/parcels/state-of-parcel.ts';
import { openIds } from '../../../src/parcels/cards/parcel-ids.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { NUMBER, scanOf } from '../../support/parcel-cards.ts';

const AT = 1_795_000_000_000;
const parcel: SilentParcel = {
  number: NUMBER,
  ids: openIds(NUMBER),
  label: 'Winter shoes',
  masked: false,
  stage: 'transport',
  silentDays: 9,
  day: 14,
  scan: scanOf({ location: 'Chicago', country: 'US', at: AT }),
};
const descriptionOf = ({ embeds = [] }: MessageView) => embeds[0]?.description ?? '';
const buttonsOf = ({ components }: MessageView) =>
  partsOf<{ label?: string; style?: ButtonStyle; custom_id?: string }>(components).flatMap(
    ({ label, style, custom_id }) =>
      label === undefined ? [] : [`${label}${style === ButtonStyle.Primary ? '!' : ''} ${custom_id}`],
  );

it('a stall is a line that a notification shows, and below it what people usually do', () => {
  const view = stallAlertView(parcel, en);
  expect(view.content).toBe('⏳ **Winter shoes**: no scan for 9 days · Chicago\u00A0🇺🇸');
  const [when, advice, number] = descriptionOf(view).split('\n');
  expect(advice).toMatch(/^\*\*What to do:\*\* nothing yet\. Between two countries, two weeks/);
  expect(when).toBe(`-# Last scan <t:${AT / 1000}:R> · day\u00A014`);
  expect(number).toBe(`-# \`${NUMBER}\``);
  expect(buttonsOf(view)).toEqual([
    `Text for my agent track:message:${NUMBER}:problem`,
    `History track:scans:${NUMBER}`,
    `Fewer alerts track:level:${NUMBER}`,
  ]);
});

it('in a channel, the advice is for its owner', () => {
  const view = stallAlertView({ ...parcel, inChannel: true }, en);
  expect(descriptionOf(view)).toContain('**For its owner:** nothing yet.');
  expect(descriptionOf(view)).not.toContain('What to do');
});

it('a parcel that was never scanned has no history, no place and no day', () => {
  const view = stallAlertView({ ...parcel, stage: 'first_scan', scan: null, day: null, silentDays: 8 }, en);
  expect(view.content).toBe('⏳ **Winter shoes**: still no scan after 8 days');
  expect(descriptionOf(view)).toContain('ask your agent whether they’ve handed it over');
  expect(descriptionOf(view).split('\n')[1]).toBe(`-# \`${NUMBER}\``);
  expect(buttonsOf(view)).toEqual([
    `Text for my agent! track:message:${NUMBER}:problem`,
    `Fewer alerts track:level:${NUMBER}`,
  ]);
});

it('the number is below the name; without a name, the line names it already', () => {
  const view = stallAlertView({ ...parcel, label: null }, en);
  expect(view.content).toContain(NUMBER);
  expect(descriptionOf(view)).not.toContain(NUMBER);
});

it('the end of watching says why, and how to go on', () => {
  const view = endedAlertView({ ...parcel, label: null, masked: true, silentDays: 30 }, en);
  expect(view.content).toBe('💤 **LX••••43CN**: I’ve stopped checking · Chicago\u00A0🇺🇸');
  expect(descriptionOf(view)).toContain('No scan for 30 days');
  expect(buttonsOf(view)).toEqual([
    `Keep checking! track:keep:${NUMBER}`,
    `Stop following track:end:${NUMBER}`,
  ]);
});

it.each(LANGUAGES.map((texts) => [texts.language, texts] as const))(
  'the line fits a lock screen: %s',
  (_language, texts) => {
    const long = { ...parcel, label: 'x'.repeat(40), silentDays: 21 };
    for (const stage of STALL_STAGES)
      for (const view of [stallAlertView({ ...long, stage }, texts), endedAlertView(long, texts)])
        expect(cellsOf((view.content ?? '').replaceAll('*', ''))).toBeLessThanOrEqual(60);
  },
);
