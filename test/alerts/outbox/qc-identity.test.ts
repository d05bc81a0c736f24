import { describe, expect, it } from 'vitest';
import { type QcAlert, qcAlertView } from '../../../src/alerts/cards/qc-alert.ts';
import { hasEditedIdentity, hasIdentity } from '../../../src/alerts/outbox/find-posted-message.ts';
import type { MessageIdentity } from '../../../src/alerts/outbox/message.ts';
import { identityOf } from '../../../src/alerts/outbox/render-qc.ts';
import type { TopicGroup } from '../../../src/alerts/outbox/topic-groups.ts';
import { productTopic } from '../../../src/domain/alerts/topic.ts';
import type { Product } from '../../../src/links/product.ts';
import { NO_FACTS, summaryOf } from '../../../src/products/index.ts';
import type { QcSet } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';
import { NOW, reader } from '../../support/qc-cards.ts';

const product = { platform: 'weidian', id: '7212345601' };
const black: QcSet = { date: '2026-11-20', sku: 'Black / Gum, 44', photos: ['https://p.example/1.jpg'] };
const navy: QcSet = { date: '2026-11-20', sku: 'Navy, 43', photos: [] };
const nameless: QcSet = { date: undefined, sku: undefined, photos: [] };

const plain: QcAlert = {
  topicId: 1,
  summary: summaryOf(product, NO_FACTS),
  sets: [black],
  isFirst: false,
  watched: false,
  mosaic: null,
};
const known = { key: 'weidian:7212345601', title: 'Harbor Runner 2.0', image: null };
const complete: QcAlert = {
  ...plain,
  summary: { ...summaryOf(product, { ...NO_FACTS, known }), qc: { photos: 28, newest: '2026-11-20' } },
  isFirst: true,
  watched: true,
  mosaic: { name: 'photos.webp', bytes: new Uint8Array([1]) },
};

function posted(alerts: readonly QcAlert[]) {
  const { content, embeds } = qcAlertView(alerts, reader(en));
  return { content: `${content} <@&1>`, embeds };
}

/** The deliveries of the sets of one product, as they were reported. */
function reported(sets: readonly QcSet[], of: Product = product): TopicGroup {
  const { kind, key } = productTopic(of);
  return sets.map((set, index) => ({
    id: index,
    destinationId: 1,
    topicId: 1,
    topicKind: kind,
    topicKey: key,
    updateId: index,
    eventId: index,
    batchKey: null,
    arrival: null,
    triedIn: null,
    createdAt: NOW,
    at: null,
    seenAt: 1,
    notice: null,
    importance: 'ordinary' as const,
    data: JSON.stringify(set),
  }));
}

function identity(...groups: TopicGroup[]): MessageIdentity {
  const found = identityOf(groups);
  if (found === undefined) throw new Error('no identity');
  return found;
}

it('an alert is recognised whatever title, price, count and picture it was posted with', () => {
  for (const alert of [plain, complete]) {
    expect(hasIdentity(posted([alert]), identity(reported([black])))).toBe(true);
  }
});

it('an alert about a set that nobody described is recognised, whether the service described it or not', () => {
  for (const sets of [[nameless], [black]]) {
    expect(hasIdentity(posted([{ ...plain, sets }]), identity(reported([nameless])))).toBe(true);
  }
});

const other = { ...product, id: '721234560' };
const third = { ...product, id: '7298804417' };
it.each([
  ['another variant', [{ ...plain, sets: [navy] }], [reported([navy])]],
  ['another product', [{ ...plain, summary: summaryOf(other, NO_FACTS) }], [reported([black], other)]],
  [
    'a second product',
    [plain, { ...plain, summary: summaryOf(third, NO_FACTS) }],
    [reported([black]), reported([black], third)],
  ],
])('an alert is not taken for one about %s', (_what, alerts, groups) => {
  expect(hasIdentity(posted(alerts), identity(...groups))).toBe(true);
  expect(hasIdentity(posted(alerts), identity(reported([black])))).toBe(false);
  expect(hasIdentity(posted([plain]), identity(...groups))).toBe(false);
});

it('a product without a link in the catalogue is identified by its whole text', () => {
  expect(identityOf([reported([black], { platform: 'unknown', id: '1' })])).toBeUndefined();
});

describe('an alert to which sets were added', () => {
  const lists = (sets: readonly QcSet[], wanted: readonly QcSet[], alert = complete) =>
    hasEditedIdentity(posted([{ ...alert, sets }]), identity(reported(wanted)));

  it('is recognised whatever title and count it was edited with', () => {
    for (const alert of [plain, complete]) {
      expect(lists([black, navy], [black, navy], alert)).toBe(true);
      expect(lists([black, black], [black, black], alert)).toBe(true);
    }
  });

  it('is told from the alert before, also when the added set has the same variant', () => {
    expect(lists([black], [black, navy])).toBe(false);
    expect(lists([black], [black, black])).toBe(false);
    expect(lists([black, navy], [black, navy, black])).toBe(false);
  });

  it('is not known by a set without a variant', () => {
    expect(lists([black, nameless], [black, nameless])).toBe(false);
  });
});
