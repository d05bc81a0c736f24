import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../../sandbox/discord.ts';
import { STRONG_SECRET } from '../../support/doctor-harness.ts';
import { runCli } from '../../support/run-cli.ts';
import { useRunningBot } from '../../support/running-bot.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rm(folder, { recursive: true }));

describe('npm run doctor', () => {
  const bot = useRunningBot({
    WEBHOOK_SECRET: STRONG_SECRET,
    DATABASE_PATH: join(folder, 'running', 'haulmate.db'),
  });
  const SECRETS = [LOCAL_TOKEN, 'demo-key', STRONG_SECRET];

  const doctor = (settings: Readonly<Record<string, string>>, ...args: string[]) =>
    runCli('doctor', args, { cwd: folder, settings });
  const settings = () => ({
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: bot().discordUrl,
    API_BASE_URL: bot().serviceUrl,
    API_KEY: 'demo-key',
    WEBHOOK_SECRET: STRONG_SECRET,
    DATABASE_PATH: join(folder, 'running', 'haulmate.db'),
  });

  it('finds nothing bad next to a running bot, prints JSON on request, and prints no secret', async () => {
    const said = await doctor(settings(), '--webhook-url', bot().receiverUrl);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out.match(/^[✔!✘]/gm)?.join('')).toBe('✔✔✔✔✔✔✔✔✔✔✔✔✔✔✔!');
    expect(said.out).toMatch(/^✔ version: \d+\.\d+\.\d+(-dev)? \(commit \S+\), Node\.js \S+\n/);
    expect(said.out).toMatch(/\nReady, with 1 warning: webhook address\.\n$/);
    const { code, out } = await doctor(settings(), '--json');
    expect(code).toBe(0);
    const { verdict, checks } = JSON.parse(out) as { verdict: string; checks: object[] };
    expect(verdict).toBe('warning');
    expect(checks).toHaveLength(16);
    for (const check of checks) expect(Object.keys(check)).toEqual(['name', 'state', 'says', 'advice']);
    for (const secret of SECRETS) expect(said.out + out).not.toContain(secret);
  });

  it('exits with 1 when something is bad, and prints no secret', async () => {
    const wrong = { ...settings(), DISCORD_TOKEN: 'wrong-and-secret', API_KEY: 'also-secret', PORT: 'leaky' };
    const { code, out, err } = await doctor(wrong, '--webhook-url', bot().receiverUrl);
    expect(code).toBe(1);
    expect(err).toBe('');
    expect(out).toMatch(/\nNot ready because of settings, Discord, service; \d warnings\.\n$/);
    for (const secret of ['wrong-and-secret', 'also-secret', 'leaky', STRONG_SECRET])
      expect(out).not.toContain(secret);
  });

  it.each([
    [['--wrong'], /Unknown option/],
    [['word'], /Unexpected argument/],
    [['--webhook-url', 'your.host/webhook'], /takes an http\(s\) address/],
    [['--webhook-url', 'https://ada:hidden@your.host/webhook'], /without user and password/],
  ])('refuses %j with the usage and exit code 64', async (args, reason) => {
    const said = await doctor({}, ...args);
    expect(said).toMatchObject({ code: 64, out: '', err: expect.stringMatching(reason) });
    expect(said.err).toContain('npm run doctor');
    expect(said.err).not.toContain('hidden');
  });
});
