import { describe, expect, it } from 'vitest';
import { alertLine, earlierScanLine, placeBelow } from '../../../src/alerts/cards/alert-line.ts';
import { cellsOf } from '../../../src/discord/messages/plain-text.ts';
import type { Importance } from '../../../src/domain/alerts/alert-level.ts';
import type { ParcelState } from '../../../src/domain/parcels/wordings/index.ts';
import type { TrackingUpdate } from '../../../src/service/index.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { zhCn } from '../../../src/texts/zh-cn.ts';
import { daysFrom, expectedIn } from '../../support/arbitrary-dates.ts';
import { NUMBER, scanOf } from '../../support/parcel-cards.ts';

const jacket = { number: NUMBER, masked: false, label: 'Rain jacket' };
const unnamed = { number: NUMBER, masked: true, label: null };
const said = (
  scan: Partial<TrackingUpdate>,
  state: ParcelState = 'in_transit',
  importance: Importance = 'ordinary',
) => ({ scan: scanOf(scan), state, importance });
const plain = (line: string) => line.replaceAll('\u00A0', ' ');
const lineOf = (...[parcel, scan, texts]: Parameters<typeof alertLine>) =>
  plain(alertLine(parcel, scan, texts));

describe('the line of an alert', () => {
  it.each([
    [en, '🚚 **Rain jacket**: sorted · Leipzig 🇩🇪'],
    [de, '🚚 **Rain jacket**: sortiert · Leipzig 🇩🇪'],
    [zhCn, '🚚 **Rain jacket**: 已分拣 · 莱比锡 🇩🇪'],
  ])('says in the reader’s language what the scan says', (texts, line) => {
    expect(lineOf(jacket, said({ status: 'Parcel has been sorted' }), texts)).toBe(line);
  });

  it.each(['ordinary', 'milestone'] as const)('quotes words that are not recognised: %s', (importance) => {
    expect(lineOf(unnamed, said({ status: 'Zyx *abc*' }, 'unknown', importance), en)).toBe(
      '📦 **LX••••43CN**: “Zyx \\*abc\\*” · Leipzig 🇩🇪',
    );
  });

  it.each([
    ['Arrived in destination country', '🛬'],
    ['Import customs clearance completed', '🛃'],
    ['Flight departed', '✈️'],
    ['Train departed', '🚆'],
    ['Vessel departed', '🚢'],
    ['Arrived at delivery office', '🚚'],
  ])('begins with a sign of what happened: %s', (status, emoji) => {
    expect(lineOf(jacket, said({ status }, 'in_transit', 'milestone'), en)).toMatch(
      new RegExp(`^${emoji} `, 'u'),
    );
  });

  it('names a problem and its reason', () => {
    const held = said({ status: 'Held by customs: proof of value required' }, 'customs_held', 'problem');
    expect(lineOf(jacket, held, en)).toBe(
      '🛃 **Rain jacket**: held by customs, proof of value needed · Leipzig 🇩🇪',
    );
  });

  it('names the state of a milestone whose words have no phrase', () => {
    const words = { status: 'Zyx', location: '', country: '' };
    expect(lineOf(jacket, said(words, 'out_for_delivery', 'milestone'), en)).toBe(
      '🛵 **Rain jacket**: out for delivery',
    );
  });

  it('never cuts a number that is shown in full, and puts no “…” before the colon', () => {
    const held = said({ status: 'Held by customs: proof of value required' }, 'customs_held', 'problem');
    const number = '9400111899223197428490';
    expect(lineOf({ number, masked: false, label: null }, held, en)).toContain(`**${number}**: held`);
    const label = 'My very long winter jacket for Alex';
    expect(lineOf({ ...jacket, label }, held, en)).toMatch(/^🛃 \*\*My very [^…]*[a-z]\*\*: held/u);
  });

  it('fits a lock screen: first the carrier’s words are cut, then the name', () => {
    const long = said({ status: 'Zyx wvu '.repeat(30) }, 'unknown');
    const name = 'My very long winter jacket for Alex';
    const line = lineOf({ ...jacket, label: name }, long, en);
    expect(line).toMatch(/^📦 \*\*My very long [^…]+\*\*: “Zyx wvu Zyx…” · Leipzig 🇩🇪$/);
    expect(lineOf({ ...jacket, label: 'Shoes' }, long, en)).toContain('**Shoes**');
    for (const texts of LANGUAGES) {
      for (const label of [name, 'Shoes', null])
        expect(cellsOf(lineOf({ ...jacket, label }, long, texts).replaceAll('**', ''))).toBeLessThanOrEqual(
          60,
        );
    }
  });

  it('leaves the place of news to its card rather than cut the name', () => {
    const held = said({ status: 'Held by customs: proof of value required' }, 'customs_held', 'problem');
    const shoes = { ...jacket, label: 'Winter boots, 44' };
    expect(lineOf(shoes, held, en)).toBe('🛃 **Winter boots, 44**: held by customs, proof of value needed');
    expect(plain(placeBelow(shoes, held, en))).toBe('Leipzig 🇩🇪');
    expect(placeBelow(jacket, held, en)).toBe('');
    const sorted = said({ status: 'Parcel has been sorted' });
    expect(lineOf({ ...jacket, label: 'x'.repeat(40) }, sorted, en)).toContain('Leipzig 🇩🇪');
  });

  it('ends with the date, which is worth more than the place', () => {
    const landed = {
      ...said({ status: 'Arrived in destination country' }, 'in_transit', 'milestone'),
      told: { ...expectedIn(2, 5), before: null },
    };
    expect(lineOf(jacket, landed, en)).toBe(
      '🛬 **Rain jacket**: landed · likely here Fri 27 –\u2060 Mon 30 Nov',
    );
    expect(plain(placeBelow(jacket, landed, en))).toBe('Leipzig 🇩🇪');
    expect(lineOf(jacket, landed, de)).toBe(
      '🛬 **Rain jacket**: im Zielland angekommen · kommt wohl Fr 27. –\u2060 Mo 30. Nov.',
    );
  });

  it('is about the date where that has moved, whatever was scanned', () => {
    const told = (before: { earliest: number; latest: number }) => ({
      ...said({ status: 'Parcel has been sorted' }, 'in_transit', 'milestone'),
      told: { ...expectedIn(1, 1), before },
    });
    expect(lineOf(jacket, told(daysFrom(1, 3)), en)).toBe(
      '📅 **Rain jacket**: now likely Thu 26 Nov, 2 days earlier',
    );
    expect(lineOf(jacket, told(daysFrom(0, 0)), en)).toBe(
      '📅 **Rain jacket**: now likely Thu 26 Nov, a day later',
    );
    expect(lineOf(jacket, told(daysFrom(1, 3)), zhCn).replaceAll('\u2060', '')).toBe(
      '📅 **Rain jacket**: 现在预计 11月26日送达，提前 2 天',
    );
  });

  it('has no date where the scan says as much, or somebody must act', () => {
    const told = { ...expectedIn(0, 0), before: daysFrom(1, 1) };
    for (const state of ['out_for_delivery', 'pickup', 'delivered', 'customs_held'] as const)
      expect(lineOf(jacket, { ...said({ status: 'Zyx' }, state, 'milestone'), told }, en)).not.toMatch(
        /likely/,
      );
  });

  it('has no link, no code and no timestamp', () => {
    const hostile = said(
      { status: '`x` <t:1:R> https://e.example', location: '[a](https://e.example)' },
      'unknown',
    );
    const line = lineOf({ ...jacket, label: '`a`' }, hostile, en);
    expect(line).not.toMatch(/(?<!\\)`|(?<!\\)<|https:\/\//);
  });
});

it('an earlier scan is a small line without the name', () => {
  expect(plain(earlierScanLine(jacket, said({ status: 'Parcel has been sorted' }), en))).toBe(
    '-# 🚚 sorted · Leipzig 🇩🇪',
  );
});
