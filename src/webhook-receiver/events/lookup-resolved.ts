import { lookupResult } from '../../api/index.ts';
import { defineEventKind } from '../event-kind.ts';

/** Not shown in the interface (section 6): what reads as a whole LookupResult is remembered as one. */
export default defineEventKind({
  kind: 'lookup.resolved',
  data: lookupResult
    .refine(({ title, price }) => title !== undefined && price !== undefined)
    .nullable()
    .catch(null),
  content: (result, createdAt) => ({
    updates: [],
    updateCache: result === null ? undefined : (api) => api.putLookup(result, createdAt),
  }),
});
