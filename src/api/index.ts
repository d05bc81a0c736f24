export { type ConvertResult, convertResult, onlyAgents } from './convert.ts';
export { type Api, type ApiOptions, createApi } from './create-api.ts';
export { ApiError, isClientError } from './errors.ts';
export { type LookupResult, lookupResult, type Sku, type VariantOption } from './lookup.ts';
export { type QcResult, type QcSet, qcSet } from './qc.ts';
export type { CachedResponse, RequestOptions } from './response-cache.ts';
export type { ServiceStatus } from './service-status.ts';
export { type Subject, subjectKey, subjectOfKey } from './subject.ts';
export { type TrackingResult, type TrackingUpdate, trackingUpdate } from './tracking.ts';
