export type RefusalCode =
  | 'missing_parameter'
  | 'conflicting_parameters'
  | 'invalid_parameter'
  | 'unknown_platform'
  | 'unknown_agent'
  | 'unauthorized'
  | 'unknown_number'
  | 'unknown_product'
  | 'unknown_link'
  | 'not_found'
  | 'rate_limited'
  | 'bad_request'
  | 'internal';

/** A refusal by the service: the only error whose text is sent to the caller. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;

  constructor(status: number, code: RefusalCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}

/** The one documented error body. */
export function errorBody(code: RefusalCode, message: string) {
  return { error: { code, message } };
}
