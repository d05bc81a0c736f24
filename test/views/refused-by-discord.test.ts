import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageErrors } from '../../sandbox/discord/rules/index.ts';
import type { View } from '../../src/bot/command.ts';
import { LIMITS } from '../../src/bot/limits.ts';
import { textsFor } from '../../src/texts/index.ts';
import { agentLinkView, convertView } from '../../src/views/convert.ts';
import { lookupView } from '../../src/views/lookup.ts';
import { qcView } from '../../src/views/qc.ts';
import { trackView } from '../../src/views/track.ts';
import { anyConvert, anyLookup, anyQc, anyTracking } from '../support/arbitrary-answers.ts';

const texts = textsFor('en');
const RUNS = { numRuns: 400 };

function expectAccepted(view: View): void {
  expect(messageErrors(view, { kind: 'edit' })).toBeNull();
  expect(messageErrors({ ...view, flags: (view.flags ?? 0) | 64 }, { kind: 'followup' })).toBeNull();
  for (const id of customIds(view)) expect(id.length).toBeLessThanOrEqual(LIMITS.customId);
}

function customIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'custom_id' ? [String(item)] : customIds(item),
  );
}

describe('no answer of the service makes a message that Discord refuses', () => {
  const offset = fc.integer({ min: 0, max: 100_000 });

  it('track', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{5,40}$/);
    fc.assert(
      fc.property(anyTracking, number, offset, anyFollow, (answer, parcel, from, follow) => {
        const card = { number: parcel, offset: from };
        expectAccepted(trackView(answer, { ...card, handle: parcel, shared: false, follow }, texts));
        expectAccepted(trackView(answer, { ...card, handle: '@999999999999999', shared: true }, texts));
      }),
      RUNS,
    );
  });

  const anyFollow = fc.record({
    dm: fc.boolean(),
    here: fc.option(fc.boolean()),
    label: fc.option(fc.string({ unit: 'binary', maxLength: 40 })),
  });

  it('qc', () => {
    const batch = fc.oneof(fc.nat(70), fc.constant('listing' as const));
    fc.assert(
      fc.property(anyQc, batch, offset, (answer, at, from) => {
        expectAccepted(qcView(answer, { batch: at, offset: from % 40 }, texts));
      }),
      RUNS,
    );
  });

  it('lookup', () => {
    const pick = fc.record({ value: fc.option(fc.nat(80), { nil: null }), page: fc.nat(5) });
    const agent = fc.oneof(fc.stringMatching(/^[a-z]{0,16}$/), fc.string());
    fc.assert(
      fc.property(anyLookup, agent, fc.array(pick, { maxLength: 5 }), (answer, wanted, choice) => {
        expectAccepted(lookupView(answer, { agent: wanted, choice }, texts));
      }),
      RUNS,
    );
  });

  it('convert', () => {
    fc.assert(
      fc.property(anyConvert, fc.array(fc.string(), { maxLength: 3 }), (answer, preferred) => {
        expectAccepted(convertView(answer, preferred, texts));
        const [agent] = Object.keys(answer.data.agents);
        expectAccepted(agentLinkView(answer, agent ?? 'nobody', texts));
      }),
      RUNS,
    );
  });
});
