import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import type { IncomingEvent } from '../../../src/store/index.ts';
import { AudienceModel } from '../../support/audience-model.ts';
import { DESTINATIONS, homeGuilds, steps, topicKeyOf, UPDATES } from '../../support/audience-steps.ts';
import { applyStep } from '../../support/audience-world.ts';
import { openTestStore } from '../../support/test-store.ts';

/** More than the margin of a catch-up, so that one step is certainly before the next. */
const STEP_MS = 120_000;
const BEGIN = Date.parse('2026-11-21T12:00:00Z');

it('enqueues at each destination what its own server may see and its levels ask for, once and in order, after any steps', async () => {
  await fc.assert(
    fc.asyncProperty(homeGuilds, steps, async (home, happening) => {
      const store = await openTestStore(() => home);
      const model = new AudienceModel(home);
      const ids: number[] = [];
      for (const { kind, id, guildId } of DESTINATIONS) {
        ids.push(await store.destinations.upsert({ kind, discordId: id, guildId, locale: 'en-US' }));
      }
      const world = { store, ids, ingest: (event: IncomingEvent) => store.ingest.record([event]) };
      for (const [serial, one] of happening.entries()) {
        const now = BEGIN + serial * STEP_MS;
        await applyStep(world, one, serial, now);
        model.apply(one, now);
      }
      for (const [index, destinationId] of ids.entries()) {
        const rows = await store.deliveries.pending(destinationId, 1_000);
        const pending = rows.map(({ topicKey, data }) => `${topicKey} ${data}`);
        const expected = model.pending[index]?.map((item) => `${topicKeyOf(item)} ${UPDATES[item]?.data}`);
        expect(pending, DESTINATIONS[index]?.id).toEqual(expected);
      }
      await store.close();
    }),
    { numRuns: inject('postgresUrl') === undefined ? 250 : 25 },
  );
}, 60_000);
