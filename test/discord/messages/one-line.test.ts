import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '../../../src/discord/messages/plain-text.ts';
import { text } from '../../support/arbitrary-results.ts';

describe('oneLine', () => {
  it.each([
    ['emoji', '👩‍👩‍👧‍👦 ❤️‍🔥 1️⃣ 👍🏽 🇩🇪 ☺️'],
    ['flags encoded with tag characters', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['Arabic', 'بِسْمِ ٱللَّٰهِ'],
    ['Persian with zero-width non-joiners', 'می\u200Cخواهم'],
    ['Hindi', 'नमस्ते क्\u200Dष र्\u200Cय'],
    ['Malayalam', 'സ്നേഹം ന്\u200D'],
    ['Thai', 'น้ำปั่น'],
    ['Vietnamese, decomposed', 'Tiếng Việt'.normalize('NFD')],
    ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית'],
    ['Burmese', 'မြွှေ့'],
    ['Tibetan', 'བསྒྲུབས'],
    ['Korean, decomposed', '한국어'.normalize('NFD')],
    ['a Japanese name with a variant ideograph', '葛󠄀城'],
  ])('keeps %s', (_what, written) => {
    expect(oneLine(written)).toBe(written);
  });

  it.each([
    ['direction marks', 'a\u061Cb\u200Ec\u202Ed\u2066e\u2069f', 'abcdef'],
    ['zero-width characters', 'a\u200Bb\u2060c\uFEFFd\u00ADe\u180Ef', 'abcdef'],
    ['a joiner after a direction mark', 'a\u061C\u200Db', 'ab'],
    ['joiners that join nothing', 'a\u200Db\u200C 👩\u200Da', 'ab 👩a'],
    ['tags', 'a\u{E0041}\u{E007F}b 🏴\u{E0041}\u{E007F}', 'ab 🏴'],
    ['variation selectors without effect', `a\uFE0F${'\u{E0100}'.repeat(5)}b`, 'ab'],
    ['blank letters', 'ㅤ\u2800\u115F\uFFA0', ''],
    ['more marks than a letter can have', `a${'\u0338'.repeat(30)}b`, `a${'\u0338'.repeat(4)}b`],
    [
      'marks hidden between invisible characters',
      `a${'\u0338\u200B'.repeat(30)}b`,
      `a${'\u0338'.repeat(4)}b`,
    ],
    ['marks that would attach to the text before', '\u0338 \u200B\u0338a', 'a'],
  ])('removes %s', (_what, written, expected) => {
    expect(oneLine(written)).toBe(expected);
  });

  it('does not change its own output', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(oneLine(oneLine(written))).toBe(oneLine(written));
      }),
    );
  });
});
