/** Expired windows are removed once there are many. */
const SWEEP_AT = 5000;

interface Window {
  readonly used: number;
  readonly endsAt: number;
}

export interface WindowUse {
  readonly isAllowed: boolean;
  readonly remaining: number;
  readonly endsAt: number;
}

export interface Windows {
  /** Counts one use of a key, unless its limit is reached. A window starts with the first use. */
  use(key: string, limit: number, lengthMs: number, now: number): WindowUse;
}

/** Counts of what happened in fixed windows of time. */
export function createWindows(): Windows {
  const windows = new Map<string, Window>();
  return {
    use(key, limit, lengthMs, now) {
      const known = windows.get(key);
      const { used, endsAt } = known && known.endsAt > now ? known : { used: 0, endsAt: now + lengthMs };
      if (used >= limit) return { isAllowed: false, remaining: 0, endsAt };
      if (windows.size > SWEEP_AT) sweep(windows, now);
      windows.set(key, { used: used + 1, endsAt });
      return { isAllowed: true, remaining: limit - used - 1, endsAt };
    },
  };
}

function sweep(windows: Map<string, Window>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
}
