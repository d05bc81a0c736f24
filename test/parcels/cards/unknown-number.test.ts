import { expect, it } from 'vitest';
import { trackView } from '../../../src/parcels/cards/track.ts';
import { unknownNumberView } from '../../../src/parcels/cards/unknown-number.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { answerOf, cardOf, NOW } from '../../support/parcel-cards.ts';

it.each(LANGUAGES)('says the same of the first scan whether a number is known or not: $language', (texts) => {
  const unknown = unknownNumberView({ ...cardOf(), checkedAt: NOW }, texts);
  const withoutScan = trackView(answerOf([]), cardOf(), texts);
  for (const view of [unknown, withoutScan]) expect(descriptionOf(view)).toContain(texts.track.firstScan);
});
