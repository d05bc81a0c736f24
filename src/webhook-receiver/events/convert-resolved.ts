import { convertResult } from '../../api/index.ts';
import { defineEventKind } from '../event-kind.ts';

/** Not shown in the interface (section 6): what reads as a ConvertResult is remembered as one. */
export default defineEventKind({
  kind: 'convert.resolved',
  data: convertResult.nullable().catch(null),
  meaning: (result) => ({
    news: [],
    learn: result === null ? undefined : (api, createdAt) => api.learnConversion(result, createdAt),
  }),
});
