/** When the service last answered, and when it last failed to; null: not yet. */
export interface ServiceStatus {
  readonly answeredAt: number | null;
  readonly failedAt: number | null;
}

export interface ServiceStatusTracker {
  current(): ServiceStatus;
  onAnswer(): void;
  onFailure(): void;
}

export function createServiceStatusTracker(now: () => number): ServiceStatusTracker {
  let status: ServiceStatus = { answeredAt: null, failedAt: null };
  return {
    current: () => status,
    onAnswer() {
      status = { ...status, answeredAt: now() };
    },
    onFailure() {
      status = { ...status, failedAt: now() };
    },
  };
}
