export type { Change, ChangeListener } from './changes.ts';
export { createService, DEMO_KEY, type Service, type ServiceOptions } from './create-service.ts';
export { FAULTS, type Fault } from './faults.ts';
export type { AnsweredCall, RecordedRequest } from './request-log.ts';
export { type ParcelSample, type ProductSample, SAMPLES } from './samples.ts';
export { type RunningService, type StartOptions, startService } from './start-service.ts';
export type { Attempt, Webhooks } from './webhooks/sender.ts';
export { SIGNATURE_FORMATS, type SignatureFormat, signatureOf } from './webhooks/signature.ts';
export type * from './wire.ts';
