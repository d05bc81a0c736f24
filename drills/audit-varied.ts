import type { Environment } from './environment.ts';
import { MAX_NAMED } from './expectations.ts';
import type { VariedAudit, VariedExpectations } from './varied-expectations.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Ends all holds, waits until everything is posted, and stops the bot: only then does the database show what
 * each message contains.
 */
export async function endAndAudit(
  environment: Environment,
  varied: VariedExpectations,
  timeoutMs: number,
): Promise<VariedAudit> {
  await environment.stopBot();
  await environment.prepare(varied.endHolds);
  environment.startBot();
  await environment.untilReady();
  await environment.untilAllPosted(timeoutMs);
  const areShown = async () => (await varied.staleCards()) === 0;
  await waitUntil(areShown, 'every live card to show its newest scan', timeoutMs);
  await environment.stopBot();
  const audits: VariedAudit[] = [];
  await environment.prepare(async (store) => {
    audits.push(await varied.audit(store));
  });
  const [audit] = audits;
  if (audit === undefined) throw new Error('the database was not audited');
  return audit;
}

/** What a drill with varied destinations reports in addition to lost and repeated events. */
export function variedFailures({ missing, outOfOrder, unasked, staleCards }: VariedAudit): string[] {
  return [
    ...missing.map((scan) => `${scan} was not posted`).slice(0, MAX_NAMED),
    ...(outOfOrder === 0
      ? []
      : [`the scans of ${outOfOrder} parcels were posted out of order where options are set`]),
    ...(staleCards === 0 ? [] : [`${staleCards} live cards do not show the newest scan`]),
    ...(unasked === 0 ? [] : [`${unasked} scans were posted that nobody asked for`]),
  ];
}
