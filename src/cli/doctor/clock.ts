import { loadSettings, settings } from '../../config.ts';
import type { Check } from './check.ts';
import { CheckSkipped } from './check-skipped.ts';
import discordToken from './discord-token.ts';
import { bad, type Finding, good } from './finding.ts';
import service from './service.ts';
import { RESPONSE_TIMEOUT_MS } from './timeouts.ts';

/** Below this, the way of a response counts for as much as the clocks. */
const MAX_DIFFERENCE_MS = 60_000;

/** By how much another's clock is ahead of this machine's. */
interface Comparison {
  readonly whose: string;
  readonly aheadMs: number;
}

/** Bot, database and doctor often share a clock that is wrong: it is compared with those of others. */
const clock: Check = {
  name: 'clock',
  async run() {
    const { DISCORD_API_URL, API_BASE_URL } = loadSettings(
      settings.pick({ DISCORD_API_URL: true, API_BASE_URL: true }).partial({ API_BASE_URL: true }),
    );
    const compared = await Promise.all([
      compare('Discord’s', DISCORD_API_URL),
      ...(API_BASE_URL === undefined ? [] : [compare(`${new URL(API_BASE_URL).host}’s`, API_BASE_URL)]),
    ]);
    return toFinding(compared.filter((comparison) => comparison !== null));
  },
};
export default clock;

/** @returns null when nothing answers, which other checks report, or when the answer is not dated */
async function compare(whose: string, url: string): Promise<Comparison | null> {
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).catch(() => null);
  const sentAt = Date.parse(response?.headers.get('date') ?? '');
  if (Number.isNaN(sentAt)) return null;
  // A response from a cache is older by what the cache says.
  const ageMs = Number(response?.headers.get('age') ?? 0) * 1_000;
  return { whose, aheadMs: sentAt + ageMs - Date.now() };
}

function toFinding(compared: readonly Comparison[]): Finding {
  if (compared.length === 0) throw new CheckSkipped(`“${discordToken.name}” and “${service.name}”`);
  const wrong = compared.filter(({ aheadMs }) => Math.abs(aheadMs) > MAX_DIFFERENCE_MS);
  if (wrong.length === 0)
    return good(`within a minute of ${compared.map(({ whose }) => whose).join(' and ')}`);
  const says = wrong.map(
    ({ whose, aheadMs }) =>
      `${Math.round(Math.abs(aheadMs) / 1_000).toLocaleString('en')} s ${aheadMs > 0 ? 'behind' : 'ahead of'} ${whose}`,
  );
  return bad(
    `this machine’s is ${says.join(', and ')}`,
    ...(wrong.length < compared.length
      ? ['The other one agrees with this machine’s, so ask whose clock is wrong.']
      : [
          'Set it by NTP (timedatectl set-ntp true): otherwise events are refused, and alerts come late or not at all.',
        ]),
  );
}
