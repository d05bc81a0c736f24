import { lookupResult } from '../../api/index.ts';
import { defineEventKind } from '../event-kind.ts';

/** Not shown in the interface (section 6): what reads as a LookupResult is remembered as one. */
export default defineEventKind({
  kind: 'lookup.resolved',
  data: lookupResult.nullable().catch(null),
  meaning: (result) => ({
    news: [],
    learn: result === null ? undefined : (api, createdAt) => api.learnLookup(result, createdAt),
  }),
});
