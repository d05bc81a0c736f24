import { describe, expect, it } from 'vitest';
import { findTrackingNumbers, normaliseTrackingNumber } from '../../src/lib/tracking-number.ts';

describe('a tracking number as people type it', () => {
  it.each([
    ['in groups', ' lp00 1234 5678 4821 cn', 'LP00123456784821CN'],
    ['with hyphens, in quotes', '"LX-208857143-CN".', 'LX208857143CN'],
    ['two of them', 'LX208857143CN RR482170353CN', null],
    ['two of them, joined by a comma', 'LX208857143CN,RR482170353CN', null],
    ['a word', 'parcel', null],
  ])('%s', (_what, text, expected) => {
    expect(normaliseTrackingNumber(text)).toBe(expected);
  });
});

describe('tracking numbers in a text', () => {
  it.each([
    [
      'two of them, one twice',
      'LX208857143CN, EE739146028CN and lx208857143cn',
      ['LX208857143CN', 'EE739146028CN'],
    ],
    ['one of UPS', '1ZR7V4316804425713', ['1ZR7V4316804425713']],
    ['a courier’s', 'SF1480921137745 YT2632110021889001', ['SF1480921137745', 'YT2632110021889001']],
    ['a long run of digits', 'tracking: 123456789012', ['123456789012']],
    ['a wrong check digit', 'LX208857144CN', []],
    ['an id in a link', 'https://weidian.com/item.html?itemID=721234560112', []],
    ['prices, dates and phone numbers', '¥1299 2026-11-20 0151 2345678', []],
    ['words', 'HELLOWORLDHOWAREYOU', []],
    ['nothing', '', []],
  ])('%s', (_what, text, expected) => {
    expect(findTrackingNumbers(text)).toEqual(expected);
  });
});
