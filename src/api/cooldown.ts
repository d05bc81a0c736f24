import { ApiError, type ApiErrorKind, type Operation } from './errors.ts';

/** The time in which the service asked not to be called (`Retry-After`); it holds for calls of every operation. */
export interface Cooldown {
  /** @throws ApiError while the cooldown lasts */
  check(operation: Operation): void;
  /** Starts or extends the cooldown if this error asks for it. */
  onError(error: unknown): void;
}

interface Period {
  readonly from: number;
  readonly ms: number;
  /** The kind of the error that asked for the cooldown. */
  readonly kind: ApiErrorKind;
}

export function createCooldown(now: () => number): Cooldown {
  let period: Period = { from: 0, ms: 0, kind: 'rate_limited' };
  // After the clock was set back, a cooldown that seems to start in the future is over.
  const remainingMs = () => (now() < period.from ? 0 : Math.max(0, period.from + period.ms - now()));

  return {
    check(operation) {
      const retryAfterMs = remainingMs();
      if (retryAfterMs > 0) throw new ApiError(period.kind, { operation, retryAfterMs });
    },
    onError(error) {
      // Of parallel calls, the one with the longest Retry-After counts.
      if (error instanceof ApiError && (error.retryAfterMs ?? 0) > remainingMs())
        period = { from: now(), ms: error.retryAfterMs ?? 0, kind: error.kind };
    },
  };
}
