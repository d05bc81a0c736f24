import type { WebhookContent } from '../../alerts/ingest.ts';
import { lookupResult } from '../../service/index.ts';
import { defineEventKind } from '../event-kind.ts';

/** The interface does not show the data (section 6): a complete LookupResult is put into the cache, anything else is ignored. */
export default defineEventKind({
  kind: 'lookup.resolved',
  data: lookupResult
    .refine(({ title, price }) => title !== undefined && price !== undefined)
    .nullable()
    .catch(null),
  content: (result, createdAt): WebhookContent => ({
    updates: [],
    updateCache: result === null ? undefined : (api) => api.putLookup(result, createdAt),
  }),
});
