import { expect, it } from 'vitest';
import type { MessageIdentity } from '../../../src/alerts/outbox/message.ts';
import { hasIdentity } from '../../../src/alerts/outbox/message-lines.ts';
import { identityOf } from '../../../src/alerts/outbox/render-qc.ts';
import { NO_FACTS, summaryOf } from '../../../src/products/index.ts';
import { en } from '../../../src/texts/en.ts';
import { type QcAlert, qcAlertView } from '../../../src/views/qc-alert.ts';
import { NOW, reader } from '../../support/qc-cards.ts';

const product = { platform: 'weidian', id: '7212345601' };
const plain: QcAlert = {
  topicId: 1,
  summary: summaryOf(product, NO_FACTS),
  sets: [{ date: '2026-11-20', sku: 'Black / Gum, 44', photos: ['https://p.example/1.jpg'] }],
  watched: false,
  mosaic: null,
};
const known = { key: 'weidian:7212345601', title: 'Harbor Runner 2.0', image: null };
const complete: QcAlert = {
  ...plain,
  summary: { ...summaryOf(product, { ...NO_FACTS, known }), qc: { photos: 28, newest: '2026-11-20' } },
  watched: true,
  mosaic: { name: 'photos.webp', bytes: new Uint8Array([1]) },
};

const posted = (alerts: readonly QcAlert[], now = NOW) => qcAlertView(alerts, '<@&1>', reader(en), now);
function identity(alerts: readonly QcAlert[]): MessageIdentity {
  const found = identityOf(alerts);
  if (found === undefined) throw new Error('no identity');
  return found;
}

it('an alert is recognised whatever title, price, count and picture it was posted with', () => {
  expect(hasIdentity(posted([plain]), identity([complete]))).toBe(true);
  expect(hasIdentity(posted([complete], NOW + 86_400_000), identity([plain]))).toBe(true);
});

it.each([
  ['another variant', [{ ...plain, sets: [{ ...plain.sets[0], sku: 'Navy, 43', photos: [] }] }] as QcAlert[]],
  ['another product', [{ ...plain, summary: summaryOf({ ...product, id: '721234560' }, NO_FACTS) }]],
  ['a second product', [plain, { ...plain, summary: summaryOf({ ...product, id: '7298804417' }, NO_FACTS) }]],
])('an alert is not taken for one about %s', (_what, others) => {
  expect(hasIdentity(posted(others), identity([plain]))).toBe(false);
  expect(hasIdentity(posted([plain]), identity(others))).toBe(false);
});

it('a product without a link in the catalogue is identified by its whole text', () => {
  expect(
    identityOf([{ ...plain, summary: summaryOf({ platform: 'unknown', id: '1' }, NO_FACTS) }]),
  ).toBeUndefined();
});
