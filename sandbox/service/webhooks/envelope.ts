import type { Change } from '../changes.ts';

/** interface section 6, Envelope */
export interface Envelope {
  readonly event: string;
  readonly created: string;
  readonly data: object;
}

/** The data of a webhook. Those of the last three kinds are not documented, so their shape is our guess. */
export function envelopeOf(change: Change, now: number): Envelope {
  const created = new Date(now).toISOString();
  switch (change.kind) {
    case 'scan': {
      const { number, latest } = change;
      return {
        event: 'tracking.updated',
        created,
        data: { tracking_id: number, status: latest.status, latest },
      };
    }
    case 'batch': {
      const { product, canonical, batch } = change;
      const data = { platform: product.platform, product_id: product.id, canonical, batch };
      return { event: 'qc.batch.created', created, data };
    }
    case 'convert':
      return { event: 'convert.resolved', created, data: change.result };
    case 'lookup':
      return { event: 'lookup.resolved', created, data: change.result };
  }
}

/** Webhooks about the same subject are sent one after the other. */
export function subjectOf(change: Change): string {
  switch (change.kind) {
    case 'scan':
      return change.number;
    case 'batch':
      return `${change.product.platform} ${change.product.id}`;
    case 'convert':
    case 'lookup':
      return change.kind;
  }
}
