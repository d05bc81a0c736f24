import type * as z from 'zod';
import { type Api, convertResult, lookupResult } from '../../service/index.ts';
import { readerOf } from './event-kind.ts';

/** The interface does not show the data (section 6): a complete result is put into the cache, anything else is ignored. */
const cacheIf = <Result extends object>(
  complete: z.ZodType<Result, unknown>,
  put: (api: Api, result: Result, createdAt: number) => void,
) =>
  readerOf(complete.nullable().catch(null), (result, createdAt) => ({
    updates: [],
    updateCache: result === null ? undefined : (api) => put(api, result, createdAt),
  }));

export const readConvertResolved = cacheIf(
  convertResult.refine(({ agents }) => Object.keys(agents).length > 0),
  (api, result, createdAt) => api.putConversion(result, createdAt),
);

export const readLookupResolved = cacheIf(
  lookupResult.refine(({ title, price }) => title !== undefined && price !== undefined),
  (api, result, createdAt) => api.putLookup(result, createdAt),
);
