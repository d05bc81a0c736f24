export interface FailurePlan {
  readonly status: number;
  /** Seconds, for 429. */
  readonly retryAfter?: number;
  readonly times?: number;
  /** Only requests whose path below /api/v10 matches. */
  readonly route?: RegExp;
}

export interface PlannedFailures {
  plan(failure: FailurePlan): void;
  /** The failure that this request meets, if any. */
  next(route: string): FailurePlan | null;
}

/** Failures that a test has ordered. */
export function createFailures(): PlannedFailures {
  const plans: { failure: FailurePlan; left: number }[] = [];
  return {
    plan: (failure) => void plans.push({ failure, left: failure.times ?? 1 }),
    next(route) {
      const plan = plans.find(({ failure, left }) => left > 0 && (failure.route?.test(route) ?? true));
      if (!plan) return null;
      plan.left -= 1;
      return plan.failure;
    },
  };
}
