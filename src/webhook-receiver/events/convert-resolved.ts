import type { WebhookContent } from '../../alerts/ingest.ts';
import { convertResult } from '../../service/index.ts';
import { defineEventKind } from '../event-kind.ts';

/** The interface does not show the data (section 6): a complete ConvertResult is put into the cache, anything else is ignored. */
export default defineEventKind({
  kind: 'convert.resolved',
  data: convertResult
    .refine(({ agents }) => Object.keys(agents).length > 0)
    .nullable()
    .catch(null),
  content: (result, createdAt): WebhookContent => ({
    updates: [],
    updateCache: result === null ? undefined : (api) => api.putConversion(result, createdAt),
  }),
});
