import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { CHECKS, type CheckResult, createContext, runCheck } from '../../src/cli/doctor/checks.ts';
import type { FindingState } from '../../src/cli/doctor/finding.ts';

/** A webhook secret that is strong enough for the doctor. */
export const STRONG_SECRET = '5f1c0a7be29d4836a4c7d2e18b90f3566c0de7a912b84f35';
export const COMMANDS = new URL('../../src/commands/', import.meta.url);

/** What the doctor checks; valid only inside tests. */
export interface DoctorSetup {
  readonly discord: RunningLocalDiscord['discord'];
  readonly service: RunningService['service'];
  readonly serviceUrl: string;
  /** A different file for each test, in a folder that doesn't exist yet. */
  readonly databasePath: string;
}

/** Starts a local Discord and a service, and sets the environment so that every check of the doctor can pass. */
export function useDoctorSetup(): () => DoctorSetup {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  let local: RunningLocalDiscord | undefined;
  let running: RunningService | undefined;
  let databasePath = '';
  let serial = 0;
  const setup = (): DoctorSetup => {
    if (local === undefined || running === undefined) throw new Error('The setup is valid only inside tests');
    return { discord: local.discord, service: running.service, serviceUrl: running.url, databasePath };
  };

  beforeAll(async () => {
    local = await startLocalDiscord();
    running = await startService();
  });
  afterAll(async () => {
    await local?.close();
    await running?.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    serial += 1;
    databasePath = join(folder, String(serial), 'haulmate.db');
    vi.stubEnv('DISCORD_TOKEN', LOCAL_TOKEN);
    vi.stubEnv('DISCORD_API_URL', local?.apiUrl);
    vi.stubEnv('API_BASE_URL', running?.url);
    vi.stubEnv('API_KEY', 'demo-key');
    vi.stubEnv('DATABASE_PATH', databasePath);
    vi.stubEnv('WEBHOOK_SECRET', STRONG_SECRET);
    return () => {
      vi.unstubAllEnvs();
      restore(setup());
    };
  });
  return setup;
}

function restore({ discord, service }: DoctorSetup): void {
  service.fault.set(null);
  discord.faults.stopFailing();
  discord.admin.refuseMessageContent(false);
  discord.admin.changePortal({
    integration_types_config: { '0': {}, '1': {} },
    interactions_endpoint_url: null,
    bot_require_code_grant: false,
    bot_public: true,
  });
}

export const checkContext = (webhookUrl?: string) => createContext(COMMANDS, webhookUrl);

/** Runs the check of this name. */
export function resultOf(name: string, context = checkContext()): Promise<CheckResult> {
  const check = CHECKS.find((each) => each.name === name);
  if (check === undefined) throw new Error(`The doctor has no check "${name}"`);
  return runCheck(check, context);
}

/** The finding of the check with this name, with its advice in the same text. */
export async function findingOf(name: string, webhookUrl?: string) {
  const { state, says, advice } = await resultOf(name, checkContext(webhookUrl));
  return { state, text: [says, ...advice].join('\n') };
}

/** Matches a finding whose text contains these words. */
export function finding(state: FindingState, words: RegExp | string) {
  const text = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  return { state, text };
}

/** A port of this machine where nothing listens. */
export const nowhere = async () => `http://127.0.0.1:${await freePort()}`;
