import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { loadConfig, loadSettings, misspelledSettings, settings } from '../../config/config.ts';
import { ConfigError } from '../../config/parse-settings.ts';
import { VERSION_AND_COMMIT } from '../../process/build.ts';
import { databasePath, postgresAddress } from './database.ts';
import {
  bad,
  CheckSkipped,
  countLabel,
  type Finding,
  good,
  RESPONSE_TIMEOUT_MS,
  warning,
} from './finding.ts';

export const checkVersion = (): Finding => good(`${VERSION_AND_COMMIT}, Node.js ${process.versions.node}`);

export function checkSettings(): Finding {
  const source = existsSync('.env') ? 'the environment and .env' : 'the environment; there is no .env here';
  const misspelled = misspelledSettings().map(({ name, meant }) => `${name} is unknown: is it ${meant}?`);
  try {
    loadConfig();
    if (misspelled.length > 0)
      return warning(`usable, but some may be misspelled (${source})`, ...misspelled);
    return good(`all usable (${source})`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { problems } = error;
    return bad(
      `${countLabel(problems.length, 'variable')} not usable (${source})`,
      ...problems,
      ...misspelled,
      'docs/settings.md explains each setting. Copy .env.example to .env if there is no .env.',
    );
  }
}

const MB = 1_000_000;
const LOW_BYTES = 500 * MB;
const CRITICAL_BYTES = 50 * MB;

export async function checkDiskSpace(): Promise<Finding> {
  if (postgresAddress() !== null) return good('not needed here: the database is on the PostgreSQL server');
  const path = databasePath();
  if (path === null) return good('not needed: the database is in memory');
  const { bavail, bsize } = await statfs(path.folder);
  return judgeFreeSpace(bavail * bsize);
}

/** @param free bytes */
export function judgeFreeSpace(free: number): Finding {
  const says = `${Math.floor(free / MB).toLocaleString('en')} MB free for the database`;
  if (free < CRITICAL_BYTES)
    return bad(says, 'Free some space now: events that cannot be stored are refused.');
  return free < LOW_BYTES
    ? warning(says, 'Free some space: on a full disk, events are refused.')
    : good(says);
}

/** Smaller differences may be network latency. */
const MAX_DIFFERENCE_MS = 60_000;

/** Compares this machine's clock with those of other hosts, since bot, database and doctor often share it. */
export async function checkClock(): Promise<Finding> {
  const { DISCORD_API_URL, API_BASE_URL } = loadSettings(
    settings.pick({ DISCORD_API_URL: true, API_BASE_URL: true }).partial({ API_BASE_URL: true }),
  );
  const answers = await Promise.all([
    compare('Discord’s', DISCORD_API_URL),
    ...(API_BASE_URL === undefined ? [] : [compare(`${new URL(API_BASE_URL).host}’s`, API_BASE_URL)]),
  ]);
  const compared = answers.filter((comparison) => comparison !== null);
  if (compared.length === 0) throw new CheckSkipped('“Discord” and “service”');
  const wrong = compared.filter(({ aheadMs }) => Math.abs(aheadMs) > MAX_DIFFERENCE_MS);
  if (wrong.length === 0)
    return good(`within a minute of ${compared.map(({ whose }) => whose).join(' and ')}`);
  const says = wrong.map(({ whose, aheadMs }) => {
    const seconds = Math.round(Math.abs(aheadMs) / 1_000).toLocaleString('en');
    return `${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} ${whose}`;
  });
  return bad(
    `this machine’s is ${says.join(', and ')}`,
    wrong.length < compared.length
      ? 'The other one agrees with this machine’s, so ask whose clock is wrong.'
      : 'Set it by NTP (timedatectl set-ntp true): otherwise events are refused, and alerts come late or not at all.',
  );
}

/**
 * How far another host's clock is ahead of this machine's. Null without an answer, which other checks report,
 * or without a date.
 */
async function compare(whose: string, url: string) {
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).catch(() => null);
  const sentAt = Date.parse(response?.headers.get('date') ?? '');
  if (Number.isNaN(sentAt)) return null;
  // A cached response is older by its `age`.
  const ageMs = Number(response?.headers.get('age') ?? 0) * 1_000;
  return { whose, aheadMs: sentAt + ageMs - Date.now() };
}
