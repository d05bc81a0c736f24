import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createListeners } from 'local-discord/listeners';
import { createAddresses } from './addresses.ts';
import type { Change, ChangeListener } from './changes.ts';
import type { ParcelSheet } from './data/parcel-sheet.ts';
import type { Fault } from './faults.ts';
import { canonicalLink } from './links.ts';
import type { OfferChange } from './offers.ts';
import { lookUp } from './operations/lookup.ts';
import { batchOnWire } from './operations/qc.ts';
import { createPauses } from './pause.ts';
import { photoRoutes } from './photos/routes.ts';
import { errorBody, Refusal } from './refusal.ts';
import { type AnsweredCall, createRequestLog, type RecordedRequest } from './request-log.ts';
import { openStore } from './store/store.ts';
import { versionOne } from './v1.ts';
import { labelOf, variantsOf } from './variants.ts';
import { createWebhooks, type Webhooks } from './webhooks/sender.ts';
import type { LookupResult, ProductKey, QcSet, TrackingUpdate } from './wire.ts';

export const DEMO_KEY = 'demo-key';
const SLOW_MS = 30_000;
const NEW_BATCH_PHOTOS = 5;

export interface ServiceOptions {
  /** The base URL of the routes, prefix included, for photo and docs URLs. A function if the port is not known yet. */
  readonly publicUrl: string | (() => string);
  /** Accepted keys; by default, the demo key. */
  readonly keys?: readonly string[];
  readonly now?: () => number;
  /** Parcels in place of the samples. */
  readonly parcels?: readonly ParcelSheet[];
  /** How long the `slow` fault waits. */
  readonly slowMs?: number;
  /** Pauses between attempts to deliver a webhook. */
  readonly webhookRetryDelaysMs?: readonly number[];
}

export interface Service {
  /** Register under any prefix that `publicUrl` ends in. */
  readonly routes: FastifyPluginAsync;
  readonly fault: { set(mode: Fault | null): void; readonly current: Fault | null };
  /** Calls of the four operations, newest last, at most 1000. */
  readonly requests: readonly RecordedRequest[];
  readonly parcels: {
    /** Makes the next planned scan happen now; null if there is none, or no such parcel. */
    advance(number: string): TrackingUpdate | null;
    /**
     * Adds a scan at the location of the last one, and cancels the planned ones if it is final; null if the parcel doesn't exist.
     */
    scan(number: string, status: string, end?: 'final'): TrackingUpdate | null;
    /** Restarts the parcel's journey from where it was at the start; null if the parcel doesn't exist. */
    restart(number: string): TrackingUpdate | null;
    /** Planned scans that have not happened yet. */
    remaining(number: string): number;
    /** Newest first; none for an unknown number. */
    scans(number: string): readonly TrackingUpdate[];
    /** Makes all scans a day older, as if a day had passed without one; no event tells. */
    makeOlder(): void;
  };
  readonly qc: {
    /** Adds photos of the next SKU, dated today; null if the product doesn't exist. */
    addBatch(product: ProductKey): QcSet | null;
  };
  readonly offers: {
    /** Changes a price or a stock, and reports the updated product; null if the product doesn't exist. */
    change(product: ProductKey, change: OfferChange): LookupResult | null;
  };
  /** Signed events about every change, to one subscriber. */
  readonly webhooks: Webhooks;
  /** @returns stops listening */
  onChange(listener: ChangeListener): () => void;
  /** Called after every call. @returns stops listening */
  onCall(listener: (call: AnsweredCall) => void): () => void;
}

/** The interface as a Fastify plugin over made-up data in memory. */
export function createService(options: ServiceOptions): Service {
  const now = options.now ?? Date.now;
  const store = openStore(now, options.parcels);
  const addresses = createAddresses(options.publicUrl);
  const changes = createListeners<Change>();
  const calls = createListeners<AnsweredCall>();
  let fault: Fault | null = null;
  const webhooks = createWebhooks(now, () => fault, options.webhookRetryDelaysMs);
  changes.listen(webhooks.publish);
  const log = createRequestLog(now);
  const pauses = createPauses(options.slowMs ?? SLOW_MS);
  const one = versionOne({
    store,
    addresses,
    keys: options.keys ?? [DEMO_KEY],
    log,
    pauses,
    fault: () => fault,
    publish: changes.notify,
    onCall: calls.notify,
  });

  async function routes(app: FastifyInstance): Promise<void> {
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof Refusal)
        return reply.code(error.status).send(errorBody(error.code, error.message));
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status < 500)
        return reply.code(status).send(errorBody('bad_request', 'This request cannot be read.'));
      app.log.error(error);
      return reply.code(500).send(errorBody('internal', 'Something broke on our side.'));
    });
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send(errorBody('not_found', 'There is nothing here.')),
    );
    app.addHook('preClose', async () => pauses.abandonAll());
    app.addHook('onClose', async () => webhooks.close());
    app.addHook('onClose', async () => store.close());
    app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(DOCS_PAGE));
    await app.register(one, { prefix: '/v1' });
    await app.register(photoRoutes(store), { prefix: '/photos' });
  }

  return {
    routes,
    fault: {
      set(mode) {
        fault = mode;
      },
      get current() {
        return fault;
      },
    },
    requests: log.entries,
    parcels: {
      advance(number) {
        const latest = store.advance(number);
        if (latest !== null) changes.notify({ kind: 'scan', number, latest });
        return latest;
      },
      scan(number, status, end) {
        const latest = store.addScan(number, status);
        if (latest === null) return null;
        if (end === 'final') store.deletePlannedScans(number);
        changes.notify({ kind: 'scan', number, latest });
        return latest;
      },
      restart(number) {
        const latest = store.restart(number);
        if (latest !== null) changes.notify({ kind: 'scan', number, latest });
        return latest;
      },
      scans: (number) => store.scans(number) ?? [],
      makeOlder: store.makeParcelsOlder,
      remaining: store.countPlannedScans,
    },
    qc: {
      addBatch(key) {
        const sheet = store.product(key);
        if (sheet === null) return null;
        const variants = variantsOf(sheet);
        const variant = variants[(store.batches(sheet).length * 7) % Math.max(variants.length, 1)];
        const sku = variant === undefined ? '' : labelOf(variant);
        const batch = batchOnWire(sheet, store.addBatch(sheet, now(), sku, NEW_BATCH_PHOTOS), addresses);
        const product = { platform: sheet.platform, id: sheet.id };
        changes.notify({ kind: 'batch', product, canonical: canonicalLink(product), batch });
        return batch;
      },
    },
    offers: {
      change(key, change) {
        const sheet = store.product(key);
        if (sheet === null) return null;
        store.changeOffer(sheet, change);
        const result = lookUp({ platform: [sheet.platform], id: [sheet.id] }, store, addresses);
        changes.notify({ kind: 'lookup', result });
        return result;
      },
    },
    webhooks,
    onChange: changes.listen,
    onCall: calls.listen,
  };
}

/** The page that `docs` in every response links to. It is short, because the interface document is the reference. */
const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sandbox service</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}code{background:#8882;padding:.1em .3em}</style></head>
<body>
<h1>Sandbox service</h1>
<p>Everything here is made up. Every call needs <code>Authorization: Bearer demo-key</code>.</p>
<h2 id="tracking">GET /v1/tracking</h2><p><code>num</code> (or <code>id</code>): scans of a parcel, newest first.</p>
<h2 id="qc">GET /v1/qc</h2><p><code>url</code>, or <code>platform</code> and <code>id</code>: photos by run.</p>
<h2 id="lookup">GET /v1/lookup</h2><p><code>url</code>, or <code>platform</code> and <code>id</code>; <code>agent</code>: the product and its warehouse figures.</p>
<h2 id="convert">GET /v1/convert</h2><p><code>url</code>; <code>agents</code>: the product's link at every agent.</p>
<h2 id="errors">Errors</h2><p><code>{"error":{"code":"…","message":"…"}}</code></p>
</body>
</html>
`;
