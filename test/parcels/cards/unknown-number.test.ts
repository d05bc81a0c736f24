import { expect, it } from 'vitest';
import { trackView } from '../../../src/parcels/cards/track.ts';
import { unknownNumberView } from '../../../src/parcels/cards/unknown-number.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { answerOf, cardOf, NOW, NUMBER } from '../../support/parcel-cards.ts';

it.each(LANGUAGES)('says the same of the first scan whether a number is known or not: $language', (texts) => {
  const unknown = unknownNumberView({ ...cardOf(), checkedAt: NOW }, texts);
  const withoutScan = trackView(answerOf([]), cardOf(), texts);
  for (const view of [unknown, withoutScan]) expect(descriptionOf(view)).toContain(texts.track.firstScan);
});

it.each([
  ['LX20885714CN', 'a letter or digit is missing'],
  ['LX208857143', 'a letter or digit is missing'],
  ['LX208857143CNN', 'there is a letter or digit too many'],
])('says that a character is missing or too many, and which parcel may be meant: %s', (number, said) => {
  const view = unknownNumberView({ ...cardOf({ number }), checkedAt: NOW, meant: NUMBER }, en);
  const text = descriptionOf(view);
  expect(text).toContain('Check the number');
  expect(text).toContain(said);
  expect(text).toContain(`Did you mean \`${NUMBER}\`?`);
  expect(text).not.toContain(en.track.firstScan);
  expect(JSON.stringify(view.components)).toContain(`track:again:${number}`);
});
