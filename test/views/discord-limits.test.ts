import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { messageErrors } from 'local-discord/rules';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../src/chat/plain-text.ts';
import { LIMITS } from '../../src/discord/limits.ts';
import type { MessageView } from '../../src/discord/message-view.ts';
import { createSeal } from '../../src/discord/seal.ts';
import { LANGUAGES } from '../../src/texts/index.ts';
import { alertChannelsView, alertChannelView, testResultsView } from '../../src/views/alert-channels.ts';
import { chatReplyView, linksView } from '../../src/views/chat-reply.ts';
import { parcelChooserView, productChooserView } from '../../src/views/chooser.ts';
import { agentLinkView, convertView } from '../../src/views/convert.ts';
import { followDestinationsView } from '../../src/views/follow-destinations.ts';
import { lookupView } from '../../src/views/lookup.ts';
import { openIds, sealedIds } from '../../src/views/parcel-ids.ts';
import { parcelsView } from '../../src/views/parcels.ts';
import { privacyDeleteView, privacyView } from '../../src/views/privacy.ts';
import { watchView } from '../../src/views/product-watch.ts';
import { qcView } from '../../src/views/qc.ts';
import { MAX_PRODUCTS_IN_ALERT, MAX_SETS_IN_ALERT, qcAlertView } from '../../src/views/qc-alert.ts';
import { sampleAlertView } from '../../src/views/sample-alert.ts';
import {
  MAX_PREFERRED_AGENTS,
  mySettingsView,
  serverSettingsView,
  troubleshootingView,
} from '../../src/views/settings.ts';
import { statusView } from '../../src/views/status.ts';
import { trackView } from '../../src/views/track.ts';
import {
  groupedTrackingAlertView,
  parcelsThatFit,
  scansThatFit,
  trackingAlertView,
} from '../../src/views/tracking-alert.ts';
import {
  anyBatch,
  anyConvert,
  anyLookup,
  anyQc,
  anyScan,
  anyTracking,
  text,
  url,
} from '../support/arbitrary-results.ts';
import { foreignMarksIn } from '../support/hostile-text.ts';

/** The drill `answers` sets more: 400 answers of each operation in its short form, 25,000 in its long form. */
const ANSWERS = Number(process.env['ANSWER_RUNS'] ?? 100);
const CHANNEL = '1234567890123456789';
const seal = createSeal('a token');
const MENTION = '<@&123456789012345678>';

/**
 * Numbers that share no character with the hostile marks: what spells a masked number is hidden, which would look like a
 * mark that was lost.
 */
const number = fc.stringMatching(/^[JKQWZ]{5,40}$/);

function expectAccepted(view: MessageView): void {
  expect(messageErrors(view, { kind: 'edit' })).toBeNull();
  expect(messageErrors({ ...view, flags: (view.flags ?? 0) | 64 }, { kind: 'followup' })).toBeNull();
  expect(messageErrors(view, { kind: 'create' })).toBeNull();
  expect(foreignMarksIn(view)).toEqual([]);
  for (const id of customIds(view)) expect(id.length).toBeLessThanOrEqual(LIMITS.customId);
}

function customIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'custom_id' ? [String(item)] : customIds(item),
  );
}

it('renders every view that there is', async () => {
  const folder = new URL('../../src/views/', import.meta.url);
  const sources = await Promise.all(
    (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const views = sources.flatMap((source) =>
    [...source.matchAll(/^export function (\w+View)\b/gm)].map(([, name]) => name),
  );
  const rendered = await readFile(new URL(import.meta.url), 'utf8');
  expect(views.length).toBeGreaterThan(20);
  expect(views.filter((name) => !rendered.includes(`${name}(`))).toEqual([]);
});

describe.each(LANGUAGES)(
  'no answer of the service makes a message that Discord refuses: $language',
  { timeout: 1_200_000 },
  (texts) => {
    // What the service says is the same in every language; what we say around it may be longer.
    const runs = (of400: number) => ({
      numRuns: Math.ceil(((of400 / 400) * ANSWERS) / (texts.locale === 'en' ? 1 : 8)),
    });
    const offset = fc.integer({ min: 0, max: 100_000 });

    it('track', () => {
      fc.assert(
        fc.property(anyTracking, number, offset, anyFollow, (answer, parcel, from, follow) => {
          const card = { number: parcel, offset: from };
          expectAccepted(trackView(answer, { ...card, ids: openIds(parcel), shared: false, follow }, texts));
          const ids = sealedIds(parcel, CHANNEL, seal);
          expectAccepted(trackView(answer, { ...card, ids, shared: true }, texts));
          const destinations = follow.elsewhere.map((channelId, followId) => ({ followId, channelId }));
          const named = { number: parcel, label: follow.label };
          expectAccepted(followDestinationsView(named, destinations, texts));
        }),
        runs(400),
      );
    });

    const anyFollow = fc.record({
      dm: fc.boolean(),
      here: fc.option(fc.boolean()),
      elsewhere: fc.array(fc.stringMatching(/^[1-9]\d{18}$/), { maxLength: 40 }),
      label: fc.option(
        fc.oneof(
          text.map((name) => name.slice(0, 40)),
          fc.string({ unit: 'binary', maxLength: 40 }),
        ),
      ),
    });

    it('qc', () => {
      const batch = fc.oneof(fc.nat(70), fc.constant('listing' as const));
      fc.assert(
        fc.property(anyQc, batch, offset, (answer, at, from) => {
          expectAccepted(qcView(answer, { batch: at, offset: from % 40 }, texts));
        }),
        runs(400),
      );
    });

    it('lookup', () => {
      const pick = fc.record({ value: fc.option(fc.nat(80), { nil: null }), page: fc.nat(5) });
      const agent = fc.oneof(fc.stringMatching(/^[a-z]{0,16}$/), text);
      fc.assert(
        fc.property(anyLookup, agent, fc.array(pick, { maxLength: 5 }), (answer, wanted, selection) => {
          expectAccepted(lookupView(answer, { agent: wanted, selection, linkAgent: wanted }, texts));
        }),
        runs(400),
      );
    });

    it('convert', () => {
      fc.assert(
        fc.property(anyConvert, fc.array(text, { maxLength: 3 }), (answer, preferred) => {
          expectAccepted(convertView(answer, preferred, texts));
          const [agent] = Object.keys(answer.data.agents);
          expectAccepted(agentLinkView(answer, agent ?? 'nobody', texts));
        }),
        runs(400),
      );
    });

    const label = fc.option(
      fc.oneof(
        text.map((name) => name.slice(0, 40)),
        fc.string({ unit: 'binary', maxLength: 40 }),
      ),
    );
    const withIds = <T extends { number: string; masked: boolean }>(alert: T) => ({
      ...alert,
      ids: alert.masked ? sealedIds(alert.number, CHANNEL, seal) : openIds(alert.number),
    });
    const tracked = fc.record({
      number,
      label,
      masked: fc.boolean(),
      scans: fc.array(anyScan, { minLength: 1, maxLength: 8 }),
      previous: fc.option(anyScan, { nil: undefined }),
      followed: fc.boolean(),
    });

    it('tracking alerts, alone and shared, with all that fits', () => {
      fc.assert(
        fc.property(
          fc.uniqueArray(tracked, { minLength: 1, maxLength: 12, selector: (one) => one.number }),
          (several) => {
            const alerts = several.map(withIds);
            for (const alert of alerts) {
              const scans = alert.scans.slice(0, scansThatFit(alert.scans, alert.number, texts));
              expectAccepted({ ...trackingAlertView({ ...alert, scans }, texts), content: MENTION });
            }
            const short = alerts.map((alert) => ({ ...alert, scans: alert.scans.slice(0, 2) }));
            const fitting = short.slice(0, parcelsThatFit(short, texts));
            if (fitting.length > 0)
              expectAccepted({ ...groupedTrackingAlertView(fitting, texts), content: MENTION });
          },
        ),
        runs(150),
      );
    });

    it('QC alerts', () => {
      const product = fc.record({ platform: text, id: text });
      const alert = fc.record({
        product,
        topicId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        canonical: fc.option(url, { nil: undefined }),
        batches: fc.array(anyBatch, { minLength: 1, maxLength: MAX_SETS_IN_ALERT }),
        watched: fc.boolean(),
      });
      fc.assert(
        fc.property(
          alert,
          fc.array(alert, { minLength: 1, maxLength: MAX_PRODUCTS_IN_ALERT }),
          (one, several) => {
            expectAccepted(qcAlertView([one], MENTION, texts));
            expectAccepted(
              productChooserView(
                several.map((each) => each.product),
                texts,
              ),
            );
            const ids = new Set(several.map(({ product: { platform, id } }) => `${platform}:${id}`));
            const shared = several.map((each) => ({ ...each, batches: each.batches.slice(0, 1) }));
            const isDistinct =
              ids.size === several.length &&
              new Set(several.map(({ topicId }) => topicId)).size === several.length;
            if (isDistinct) expectAccepted(qcAlertView(shared, MENTION, texts));
          },
        ),
        runs(400),
      );
    });

    it('lists of parcels, alert channels and stored data', () => {
      const snowflake = fc.stringMatching(/^[1-9]\d{17}$/);
      const parcel = fc.record({
        number,
        label,
        newest: fc.option(anyScan),
        places: fc.nat(92).map((count) => Array.from({ length: count }, () => '123456789012345678')),
        dmClosed: fc.boolean(),
      });
      const parcels = fc.uniqueArray(parcel, { maxLength: 30, selector: (one) => one.number });
      const channel = fc.record({
        id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        destinationId: fc.nat(),
        guildId: snowflake,
        channelId: snowflake,
        event: fc.constantFrom('tracking' as const, 'qc' as const),
        roleId: fc.option(snowflake),
        mask: fc.boolean(),
        lastPostedAt: fc.option(fc.nat()),
        suspendedAt: fc.option(fc.nat()),
        suspensionReason: fc.option(fc.constantFrom('gone', 'forbidden', 'toString', '')),
      });
      const channels = fc.uniqueArray(channel, { maxLength: 40, selector: ({ id }) => id });
      fc.assert(
        fc.property(parcels, channels, fc.nat(60), (followed, alertChannels, from) => {
          expectAccepted(parcelsView(followed, from, texts));
          expectAccepted(
            parcelChooserView(
              followed.map((one) => one.number),
              texts,
            ),
          );
          expectAccepted(alertChannelsView(alertChannels, from, 'a note', texts));
          for (const one of alertChannels.slice(0, 3)) {
            expectAccepted(alertChannelView(one, null, texts));
            expectAccepted(testResultsView([{ channelId: one.channelId, result: 'forbidden' }], texts));
            expectAccepted(
              sampleAlertView({ event: one.event, masked: one.mask, roleId: one.roleId, now: 0 }, texts),
            );
          }
          const stored = {
            parcels: followed.map(({ number: key, label: name }) => ({ key, label: name })),
            products: followed.map(({ number: key }) => `weidian:${key}`),
            alertChannels: alertChannels.length,
            pending: from,
            settings: from > 3,
            replies: from,
          };
          expectAccepted(privacyView(stored, texts));
        }),
        runs(200),
      );
      expectAccepted(privacyDeleteView(texts));
      expectAccepted(
        watchView({ platform: 'w'.repeat(12), id: '1'.repeat(20) }, { dm: true, here: false }, texts),
      );
    });

    it('replies in chat, settings and status', () => {
      const snowflake = fc.stringMatching(/^[1-9]\d{17}$/);
      const agents = fc.uniqueArray(
        fc.oneof(
          fc.stringMatching(/^[a-z]{1,16}$/),
          text.filter((id) => id !== ''),
        ),
        { maxLength: 60 },
      );
      const channel = fc.record({
        channelId: snowflake,
        autoConvert: fc.option(fc.boolean()),
        refusedAt: fc.option(fc.nat()),
      });
      const channels = fc.uniqueArray(channel, { maxLength: 60, selector: ({ channelId }) => channelId });
      const pages = { now: 'server', canManage: true } as const;
      const several = fc.uniqueArray(anyConvert, {
        minLength: 1,
        maxLength: 3,
        selector: ({ data }) => `${data.platform}:${data.id}`,
      });
      fc.assert(
        fc.property(
          several,
          agents,
          channels,
          fc.nat(9),
          fc.boolean(),
          (answers, known, listed, more, flag) => {
            const items = answers.map(({ data }) => ({ result: data, spoiler: flag }));
            const reply = chatReplyView(items, more, known, texts);
            expectAccepted(reply);
            expectAccepted(toPlainText(reply));
            expectAccepted(linksView(items, { more, failed: 4 - items.length }, known, texts));
            const chosen = known.slice(0, MAX_PREFERRED_AGENTS);
            expectAccepted(
              mySettingsView(
                { optedOut: flag, agents: chosen },
                known,
                { now: 'mine', canManage: flag },
                texts,
              ),
            );
            expectAccepted(
              serverSettingsView(
                { autoConvert: flag, agents: chosen, language: flag ? texts.locale : null, locale: null },
                listed,
                known,
                texts.language,
                pages,
                texts,
              ),
            );
            const permissions = [{ name: 'View Channel', granted: flag }];
            const reason = flag ? null : 'intent';
            expectAccepted(
              troubleshootingView(
                { channelId: '123456789012345678', permissions, reason, refused: listed },
                pages,
                texts,
              ),
            );
          },
        ),
        runs(150),
      );
      const moment = fc.option(fc.nat());
      fc.assert(
        fc.property(
          moment,
          moment,
          fc.constantFrom(null, undefined, 42),
          fc.nat(),
          (answeredAt, failedAt, discordPingMs, waiting) => {
            const status = {
              service: { answeredAt, failedAt },
              discordPingMs,
              acceptsEvents: waiting > 3,
              lastEventAt: failedAt,
            };
            const backlog = { pending: waiting, oldestAt: answeredAt };
            const views = [
              statusView({ ...status, backlog, isDatabaseWritable: true, autoConvert: 'no_intent' }, texts),
              statusView({ ...status, backlog, isDatabaseWritable: false, autoConvert: 'on' }, texts),
              statusView({ ...status, backlog: null, isDatabaseWritable: false, autoConvert: 'on' }, texts),
            ];
            for (const view of views) {
              expectAccepted(view);
              // Nothing that is not known, or not working, is shown as healthy.
              expect(view.embeds?.[0]?.color).not.toBe(0x23a55a);
            }
          },
        ),
      );
    });
  },
);
