import { convertResult } from '../../api/index.ts';
import { defineEventKind } from '../event-kind.ts';

/** Not shown in the interface (section 6): what reads as a whole ConvertResult is remembered as one. */
export default defineEventKind({
  kind: 'convert.resolved',
  data: convertResult
    .refine(({ agents }) => Object.keys(agents).length > 0)
    .nullable()
    .catch(null),
  content: (result, createdAt) => ({
    updates: [],
    updateCache: result === null ? undefined : (api) => api.putConversion(result, createdAt),
  }),
});
