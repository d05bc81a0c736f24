export { type ConvertResult, convertResult, onlyAgents } from './convert.ts';
export { type Api, type ApiOptions, createApi } from './create-api.ts';
export {
  type AttachmentDownloads,
  createAttachmentDownloads,
  createPhotoDownloads,
  type PhotoDownloads,
} from './downloads.ts';
export { ApiError, isClientError } from './errors.ts';
export { text } from './fields.ts';
export { type LookupResult, lookupResult, type Sku, type VariantOption } from './lookup.ts';
export { type QcResult, type QcSet, qcSet, qcSets } from './qc.ts';
export { type Subject, subjectKey, subjectOfKey } from './request.ts';
export type { CachedResponse, RequestOptions } from './response-cache.ts';
export type { ServiceStatus } from './retrying-client.ts';
export {
  loadDictionaries,
  MAX_SCANS,
  readAhead,
  type TrackingResult,
  type TrackingUpdate,
  trackingUpdate,
} from './tracking.ts';
