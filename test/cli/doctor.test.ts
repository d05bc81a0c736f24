import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { loadCommands } from '../../src/bot/load-commands.ts';
import { registerCommands } from '../../src/bot/register-commands.ts';
import application from '../../src/cli/doctor/application.ts';
import type { Check, CheckContext, State } from '../../src/cli/doctor/check.ts';
import commands from '../../src/cli/doctor/commands.ts';
import database from '../../src/cli/doctor/database.ts';
import { createDiscord } from '../../src/cli/doctor/discord-client.ts';
import discordToken from '../../src/cli/doctor/discord-token.ts';
import diskSpace, { toFinding } from '../../src/cli/doctor/disk-space.ts';
import homeServers from '../../src/cli/doctor/home-servers.ts';
import installs, { NEEDED } from '../../src/cli/doctor/install-links.ts';
import messageContent from '../../src/cli/doctor/message-content.ts';
import nodeVersion, { compareVersions } from '../../src/cli/doctor/node-version.ts';
import polling from '../../src/cli/doctor/polling.ts';
import { verdictLine, verdictOf } from '../../src/cli/doctor/report.ts';
import { examine, type Result } from '../../src/cli/doctor/run-check.ts';
import service from '../../src/cli/doctor/service.ts';
import environment from '../../src/cli/doctor/settings.ts';
import webhookAddress from '../../src/cli/doctor/webhook-address.ts';
import webhookSecret from '../../src/cli/doctor/webhook-secret.ts';
import { openStore } from '../../src/store/index.ts';
import { en } from '../../src/texts/en.ts';
import { runCli } from '../support/run-cli.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { startReceiver } from '../support/running-receiver.ts';

const STRONG = '5f1c0a7be29d4836a4c7d2e18b90f3566c0de7a912b84f35';
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
let local: RunningLocalDiscord;
let asked: RunningService;
let serial = 0;
let databasePath: string;

beforeAll(async () => {
  local = await startLocalDiscord();
  asked = await startService();
});
afterAll(async () => {
  await local.close();
  await asked.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  serial += 1;
  databasePath = join(folder, String(serial), 'haulmate.db');
  const settings = {
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: local.apiUrl,
    API_BASE_URL: asked.url,
    API_KEY: 'demo-key',
    DATABASE_PATH: databasePath,
    WEBHOOK_SECRET: STRONG,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return () => {
    vi.unstubAllEnvs();
    asked.service.fault.set(null);
    local.discord.stopFailing();
    local.discord.refuseMessageContent(false);
    local.discord.changePortal({
      integration_types_config: { '0': {}, '1': {} },
      interactions_endpoint_url: null,
      bot_require_code_grant: false,
      bot_public: true,
    });
  };
});

const COMMANDS = new URL('../../src/commands/', import.meta.url);

const checkContext = (webhookUrl?: string): CheckContext => ({
  discord: createDiscord(),
  commands: COMMANDS,
  webhookUrl,
});

function find(check: Check, webhookUrl?: string): Promise<Result> {
  return examine(check, checkContext(webhookUrl));
}

/** What a check found, with what it advises, in one text. */
function finding(state: State, words: RegExp | string) {
  const found = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  return { state, text: found };
}
async function found(check: Check, webhookUrl?: string) {
  const { state, says, advice } = await find(check, webhookUrl);
  return { state, text: [says, ...advice].join('\n') };
}

/** A port of this machine where nothing listens. */
const nowhere = async () => `http://127.0.0.1:${await freePort()}`;

describe('the doctor looks at this machine:', () => {
  it('Node.js', async () => {
    expect(await found(nodeVersion)).toEqual(finding('good', process.versions.node));
    expect(compareVersions('20.18.0', '>=20.18.1')).toMatchObject({ state: 'bad' });
    expect(compareVersions('18.20.4', '>=20.18.1')).toMatchObject({ state: 'bad' });
    expect(compareVersions('20.18.1', '>=20.18.1')).toMatchObject({ state: 'good' });
    expect(compareVersions('22.0.0', '>=20.18.1')).toMatchObject({ state: 'good' });
  });

  it('settings, naming every bad one and no value', async () => {
    expect(await found(environment)).toEqual(finding('good', 'all usable'));
    vi.stubEnv('PORT', 'leaky');
    vi.stubEnv('API_KEY', '');
    vi.stubEnv('WEBHOOK_SECRET', 'leaky');
    const result = await found(environment);
    expect(result).toEqual(
      finding('bad', /API_KEY: is required.*WEBHOOK_SECRET: each.*PORT: must be a number/s),
    );
    expect(result.text).not.toContain('leaky');
  });

  it('disk space', async () => {
    expect(await found(diskSpace)).toMatchObject({ text: expect.stringMatching(/^[\d,]+ MB free/) });
    expect(toFinding(49_000_000)).toMatchObject({ state: 'bad' });
    expect(toFinding(499_000_000)).toMatchObject({ state: 'warning' });
    expect(toFinding(501_000_000)).toMatchObject({ state: 'good', advice: [] });
  });

  it('webhook secret', async () => {
    expect(await found(webhookSecret)).toEqual(finding('good', '1 secret, strong'));
    for (const [secret, fault] of [
      ['', 'polling alone'],
      ['a secret only for tests', 'fewer than 32 characters'],
      ['correct horse; correct horse; correct horse', 'too little variety'],
      ['0101101001011010010110100101101111001', 'too little variety'],
      [`${STRONG},an older and weaker one`, 'no. 2 has fewer'],
    ] as const) {
      vi.stubEnv('WEBHOOK_SECRET', secret);
      expect(await found(webhookSecret)).toEqual(finding('warning', fault));
      expect(await found(webhookSecret)).toEqual(finding('warning', 'openssl rand -hex 32'));
    }
  });
});

describe('the doctor looks at the database:', () => {
  const change = (sql: string) => {
    const client = new SQLite(databasePath);
    client.exec(sql);
    client.close();
  };
  const create = () => openStore(databasePath).close();

  it('to be created, up to date, and beside a running bot', async () => {
    expect(await found(database)).toEqual(
      finding('warning', /neither .*haulmate\.db nor its folder is there.*mistyped/s),
    );
    mkdirSync(join(folder, String(serial)));
    expect(await found(database)).toEqual(finding('good', 'is created at the first start'));
    const store = openStore(databasePath);
    expect(await found(database)).toEqual(finding('good', /writable, up to date \(\d+ migrations\)/));
    expect(await store.isWritable()).toBe(true);
    await store.close();
    vi.stubEnv('DATABASE_PATH', ':memory:');
    expect(await found(database)).toEqual(finding('warning', 'forgets everything'));
  });

  it('that others on this machine can read', async () => {
    await create();
    chmodSync(databasePath, 0o644);
    expect(await found(database)).toEqual(finding('warning', /can be read by everybody.*chmod 600/s));
    chmodSync(databasePath, 0o640);
    expect(await found(database)).toEqual(finding('good', 'up to date'));
  });

  it('that the next start brings up to date', async () => {
    await create();
    change(
      'DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)',
    );
    expect(await found(database)).toEqual(finding('good', /1 migration to be applied.*npm run backup/s));
  });

  it.each([
    [
      'of a newer version',
      `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e12)`,
      'newer version',
    ],
    ['of something else', 'DROP TABLE __drizzle_migrations', 'something else’s data'],
  ])('%s', async (_what, sql, words) => {
    await create();
    change(sql);
    expect(await found(database)).toEqual(finding('bad', words));
  });

  it('that is none, or that cannot be reached', async () => {
    mkdirSync(join(folder, String(serial)));
    writeFileSync(
      databasePath,
      'nothing that SQLite ever wrote, and longer than its header of a hundred bytes, too.\n'.repeat(9),
    );
    expect(await found(database)).toEqual(finding('bad', 'it is not a database'));
    vi.stubEnv('DATABASE_PATH', join(databasePath, 'below-a-file.db'));
    expect(await found(database)).toEqual(finding('bad', 'is a file, not a folder'));
    vi.stubEnv('DATABASE_PATH', join(folder, String(serial)));
    expect(await found(database)).toEqual(finding('bad', 'is not a file'));
  });

  it('that another program holds', async () => {
    await create();
    const other = new SQLite(databasePath);
    other.exec('BEGIN IMMEDIATE');
    expect(await found(database)).toEqual(finding('bad', 'another program holds it'));
    other.close();
  });
});

describe('the doctor asks Discord:', () => {
  it('token', async () => {
    expect(await found(discordToken)).toEqual(finding('good', 'Haulmate'));
    vi.stubEnv('DISCORD_TOKEN', 'wrong');
    expect(await found(discordToken)).toEqual(finding('bad', /refuses it.*Reset Token/s));
    vi.stubEnv('DISCORD_TOKEN', '');
    expect(await found(discordToken)).toEqual(finding('warning', 'not tried: first put right DISCORD_TOKEN'));
  });

  it.each([
    [{ status: 503 }, 'bad', 'answered 503'],
    [{ status: 429 }, 'warning', 'fewer requests'],
    [{ status: 404 }, 'bad', 'Is DISCORD_API_URL Discord’s?'],
  ] as const)('token, when the answer is %j', async (failure, state, words) => {
    local.discord.failNext(failure);
    expect(await found(discordToken)).toEqual(finding(state, words));
  });

  it('token, when nothing or something else answers', async () => {
    vi.stubEnv('DISCORD_API_URL', await nowhere());
    expect(await found(discordToken)).toEqual(finding('bad', 'cannot be reached: nothing listens there'));
    const elsewhere = Fastify();
    elsewhere.get('/*', (_request, reply) => reply.type('text/html').send('<h1>Hello</h1>'));
    vi.stubEnv('DISCORD_API_URL', await elsewhere.listen({ host: '127.0.0.1', port: 0 }));
    expect(await found(discordToken)).toEqual(finding('bad', 'not Discord’s'));
    await elsewhere.close();
  });

  it('application', async () => {
    expect(await found(application)).toEqual(finding('good', `id ${seeded.bot}`));
    local.discord.changePortal({ interactions_endpoint_url: 'https://elsewhere.example/' });
    expect(await found(application)).toEqual(finding('bad', 'the bot never hears of them'));
    local.discord.failNext({ status: 500, route: /applications/ });
    expect(await found(application)).toEqual(finding('bad', 'answered 500'));
  });

  it('message content, as AUTO_CONVERT needs it', async () => {
    expect(await found(messageContent)).toEqual(finding('good', 'the intent is allowed'));
    local.discord.refuseMessageContent(true);
    expect(await found(messageContent)).toEqual(
      finding('warning', /tick Message Content Intent.*10,000 people can reach the bot/s),
    );
    vi.stubEnv('AUTO_CONVERT', 'off');
    expect(await found(messageContent)).toEqual(finding('good', 'AUTO_CONVERT is off'));
  });

  it('install links', async () => {
    const { state, advice } = await find(installs);
    expect(state).toBe('good');
    const [guild, user] = advice.map((line) => new URL(line.slice(line.indexOf('https'))).searchParams);
    expect(Object.fromEntries(guild ?? [])).toEqual({
      client_id: seeded.bot,
      integration_type: '0',
      scope: 'bot applications.commands',
      permissions: String((1n << 10n) | (1n << 11n) | (1n << 14n) | (1n << 16n) | (1n << 38n)),
    });
    expect(Object.fromEntries(user ?? [])).toEqual({
      client_id: seeded.bot,
      integration_type: '1',
      scope: 'applications.commands',
    });
    // The permissions that the bot itself ever asks for, by name.
    expect([...NEEDED].sort()).toEqual(Object.keys(en.permissions).sort());

    local.discord.changePortal({ integration_types_config: { '0': {} } });
    expect(await found(installs)).toEqual(finding('warning', 'tick User Install'));
    local.discord.changePortal({ integration_types_config: null });
    expect(await found(installs)).toEqual(finding('warning', 'tick User Install'));
    local.discord.changePortal({ integration_types_config: { '1': {} } });
    expect(await found(installs)).toEqual(finding('bad', 'tick Guild Install'));
    local.discord.changePortal({
      integration_types_config: { '0': {}, '1': {} },
      bot_require_code_grant: true,
    });
    expect(await found(installs)).toEqual(finding('bad', 'Code Grant'));
  });

  it('home servers', async () => {
    expect(await found(homeServers)).toEqual(finding('warning', 'webhook events reach no alert channel'));
    expect(await found(homeServers)).toEqual(finding('warning', 'into HOME_GUILD_IDS'));
    local.discord.changePortal({ bot_public: false });
    expect(await found(homeServers)).toEqual(finding('good', 'all: nobody but its owner can add the bot'));
    local.discord.changePortal({ bot_public: true });
    vi.stubEnv('HOME_GUILD_IDS', seeded.haulClub);
    expect(await found(homeServers)).toEqual(finding('good', '1 server in HOME_GUILD_IDS'));
  });

  it('commands', async () => {
    expect(await found(commands)).toEqual(finding('warning', 'the next start registers them'));
    vi.stubEnv('DISCORD_REGISTER', 'off');
    expect(await found(commands)).toEqual(finding('warning', 'set it to global for one start'));
    const loaded = await loadCommands(COMMANDS);
    const bodies = [...loaded.values()].map(({ data }) => data);
    await registerCommands(createDiscord().rest(), seeded.bot, 'global', bodies);
    expect(await found(commands)).toEqual(finding('good', 'registered everywhere, up to date'));
    vi.stubEnv('DISCORD_REGISTER', seeded.haulClub);
    expect(await found(commands)).toEqual(finding('warning', 'the next start registers them'));
    vi.stubEnv('DISCORD_REGISTER', seeded.elsewhere);
    expect(await found(commands)).toEqual(finding('bad', 'the bot is not in server'));
  });

  it('nothing more when the token is wrong', async () => {
    vi.stubEnv('DISCORD_TOKEN', 'wrong');
    const before = local.discord.requests.length;
    const shared = checkContext();
    for (const check of [discordToken, application, messageContent, installs, commands])
      await examine(check, shared);
    expect(local.discord.requests).toHaveLength(before + 1);
    expect(await found(application)).toEqual(
      finding('warning', 'not tried: first put right “Discord token”'),
    );
    for (const check of [messageContent, installs, commands]) {
      expect(await found(check)).toEqual(finding('warning', 'not tried: first put right “application”'));
    }
  });
});

describe('the doctor asks the service', () => {
  it('which accepts the key', async () => {
    expect(await found(service)).toEqual(
      finding('good', /accepts the key and converts a link for \d+ agents/),
    );
  });

  it.each([
    ['401', 'bad', /refuses the key \(401\)/],
    ['down', 'bad', /the connection was cut/],
    ['slow', 'bad', /does not answer within 300 ms/],
    ['429', 'warning', /Wait 2 s/],
    ['500', 'bad', /answers 500: it has a problem/],
    ['html', 'bad', /not as the service does/],
    ['wrong_types', 'bad', /not as the service does/],
    ['huge', 'bad', /not as the service does/],
  ] as const)('which fails: %s', async (fault, state, words) => {
    vi.stubEnv('API_TIMEOUT_MS', fault === 'slow' ? '300' : '5000');
    asked.service.fault.set(fault);
    expect(await found(service)).toEqual(finding(state, words));
  });

  it('which refuses this key, is elsewhere, or nowhere', async () => {
    vi.stubEnv('API_KEY', 'wrong-and-secret');
    const refused = await found(service);
    expect(refused).toEqual(finding('bad', 'refuses the key'));
    expect(refused.text).not.toContain('wrong-and-secret');
    vi.stubEnv('API_BASE_URL', `${asked.url}/v1`);
    expect(await found(service)).toEqual(finding('warning', 'without /v1'));
    vi.stubEnv('API_BASE_URL', await nowhere());
    expect(await found(service)).toEqual(finding('bad', 'nothing listens there'));
  });
});

describe('the doctor posts to the public address', () => {
  it('which only the operator knows', async () => {
    vi.stubEnv('WEBHOOK_PATH', '/in');
    expect(await found(webhookAddress)).toEqual(
      finding('warning', /not tried.*HOST\/in.*port 8080.*--webhook-url/s),
    );
    vi.stubEnv('WEBHOOK_SECRET', '');
    expect(await found(webhookAddress)).toEqual(finding('warning', 'first put right “webhook secret”'));
  });

  it('where the receiver takes the sample and tells nobody, or says what is wrong', async () => {
    const store = openStore(databasePath);
    const receiver = await startReceiver(store, { secrets: [STRONG] });
    // Over plain http, as only a test does.
    expect(await found(webhookAddress, receiver.url)).toEqual(
      finding('warning', 'arrived (“ignored”), unencrypted'),
    );
    expect(await store.events.list({}, 10)).toMatchObject([{ kind: 'doctor.sample', posted: 0, pending: 0 }]);
    expect(await found(webhookAddress, `${receiver.url}/other`)).toEqual(
      finding('bad', 'the bot answers, but not at this path (404)'),
    );
    vi.stubEnv('WEBHOOK_SECRET', [...STRONG].reverse().join(''));
    expect(await found(webhookAddress, receiver.url)).toEqual(finding('bad', 'has another WEBHOOK_SECRET'));
    await receiver.close();
    expect(await found(webhookAddress, `${await nowhere()}/webhook`)).toEqual(
      finding('bad', 'no answer: nothing listens there'),
    );
    await store.close();
  });

  it('where the clocks disagree, or the disk is full', async () => {
    const store = openStore(databasePath);
    const late = await startReceiver(store, { secrets: [STRONG], clock: () => Date.now() + 8 * 86_400_000 });
    expect(await found(webhookAddress, late.url)).toEqual(finding('bad', 'Set the clocks'));
    await late.close();
    const full = await startReceiver(store, {
      secrets: [STRONG],
      ingest: () => Promise.reject(new Error('full')),
    });
    expect(await found(webhookAddress, full.url)).toEqual(
      finding('bad', 'the bot cannot store the event (503)'),
    );
    await full.close();
    await store.close();
  });

  it.each([
    [200, 'but not this bot'],
    [301, 'Register the address that it redirects to'],
    [401, 'the proxy asks for a login'],
    [403, 'forbids it'],
    [404, 'the proxy knows no such path'],
    [405, 'POST is not allowed there'],
    [413, 'pass body and headers unchanged'],
    [418, 'the answer is 418'],
    [429, 'Wait a minute'],
    [502, 'Is the bot running?'],
    [503, 'the proxy has nowhere to hand it to'],
    [504, 'Is the bot running?'],
    [526, 'See the log of the proxy'],
  ])('where a proxy answers %i by itself', async (status, words) => {
    const proxy = Fastify();
    proxy.post('/webhook', (_request, reply) =>
      reply
        .code(status)
        .headers(status === 301 ? { location: '/elsewhere' } : {})
        .type('text/html')
        .send('<h1>nginx</h1>'),
    );
    const address = await proxy.listen({ host: '127.0.0.1', port: 0 });
    expect(await found(webhookAddress, `${address}/webhook`)).toEqual(finding('bad', words));
    await proxy.close();
  });
});

describe('a check', () => {
  it('that never ends is given up', async () => {
    const endless: Check = { name: 'endless', examine: () => new Promise(() => {}) };
    expect(await examine(endless, checkContext(), 20)).toMatchObject({ name: 'endless', state: 'bad' });
  });

  it('that breaks says so without quoting anything', async () => {
    const broken: Check = {
      name: 'broken',
      examine() {
        throw new TypeError('"wrong-and-secret" is not a thing');
      },
    };
    const result = await examine(broken, checkContext());
    expect(result).toMatchObject({ state: 'bad', says: 'the check itself failed (TypeError)' });
  });
});

describe('the doctor looks at polling:', () => {
  const NOW = Date.now();

  /** A database with so many topics that are due then, each after so many quiet polls. */
  async function follow(count: number, dueAt: number, quietPolls = 0): Promise<void> {
    await openStore(databasePath).close();
    const raw = new SQLite(databasePath);
    raw
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO topics (kind, key, touched_at, next_poll_at, quiet_polls) SELECT 'parcel', i, 0, ?, ? FROM n`,
      )
      .run(count, dueAt, quietPolls);
    raw.close();
  }

  it('nothing followed, or off', async () => {
    expect(await found(polling)).toEqual(finding('good', 'nothing is followed'));
    vi.stubEnv('POLL_MINUTES', '0');
    expect(await found(polling)).toEqual(finding('good', 'POLL_MINUTES=0'));
  });

  it('leaves no files beside a database that no bot has open', async () => {
    await follow(1, NOW + 3_600_000);
    await found(polling);
    expect(readdirSync(dirname(databasePath))).toEqual(['haulmate.db']);
  });

  it('what can be polled in time', async () => {
    await follow(3_000, NOW + 3_600_000);
    expect(await found(polling)).toEqual(finding('good', 'need about 100 polls a minute'));
  });

  it('more than can be polled in time', async () => {
    await follow(30_000, NOW + 3_600_000);
    expect(await found(polling)).toEqual(finding('warning', /1000 polls a minute; about 720 are possible/));
    vi.stubEnv('API_CONCURRENCY', '32');
    expect(await found(polling)).toMatchObject({ state: 'good' });
  });

  it('quiet topics need few polls', async () => {
    await follow(30_000, NOW + 3_600_000, 100);
    expect(await found(polling)).toEqual(finding('good', 'need about 21 polls a minute'));
  });

  it('topics that wait for longer than the interval', async () => {
    await follow(5, NOW - 3 * 3_600_000);
    expect(await found(polling)).toEqual(
      finding('warning', '5 of 5 followed parcels and products are overdue'),
    );
  });
});

it('all right is all right', async () => {
  const result = await find(nodeVersion);
  expect(verdictLine([result])).toBe('Ready: everything is right.');
  expect(verdictOf([result])).toBe('good');
});

describe('npm run doctor', () => {
  const bot = useRunningBot({
    WEBHOOK_SECRET: STRONG,
    DATABASE_PATH: join(folder, 'running', 'haulmate.db'),
  });
  const SECRETS = [LOCAL_TOKEN, 'demo-key', STRONG];

  const doctor = (settings: Readonly<Record<string, string>>, ...args: string[]) =>
    runCli('doctor', args, { cwd: folder, settings });
  const settings = () => ({
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: bot().discordUrl,
    API_BASE_URL: bot().serviceUrl,
    API_KEY: 'demo-key',
    WEBHOOK_SECRET: STRONG,
    DATABASE_PATH: join(folder, 'running', 'haulmate.db'),
  });

  it('finds nothing bad beside a running bot, as JSON too, and shows no secret', async () => {
    const said = await doctor(settings(), '--webhook-url', bot().receiverUrl);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out.match(/^[✔!✘]/gm)?.join('')).toBe('✔✔✔✔✔✔✔✔✔✔✔✔✔✔!');
    expect(said.out).toMatch(/^✔ version: \d+\.\d+\.\d+ \(commit \S+\)\n/);
    expect(said.out).toMatch(/\nReady, with 1 warning: webhook address\.\n$/);
    const { code, out } = await doctor(settings(), '--json');
    expect(code).toBe(0);
    const { verdict, checks } = JSON.parse(out) as { verdict: string; checks: object[] };
    expect(verdict).toBe('warning');
    expect(checks).toHaveLength(15);
    for (const check of checks) expect(Object.keys(check)).toEqual(['name', 'state', 'says', 'advice']);
    for (const secret of SECRETS) expect(said.out + out).not.toContain(secret);
  });

  it('fails with 1 when something is bad, and shows no secret', async () => {
    const wrong = { ...settings(), DISCORD_TOKEN: 'wrong-and-secret', API_KEY: 'also-secret', PORT: 'leaky' };
    const { code, out, err } = await doctor(wrong, '--webhook-url', bot().receiverUrl);
    expect(code).toBe(1);
    expect(err).toBe('');
    expect(out).toMatch(/\nNot ready: put right settings, Discord token, service; \d warnings\.\n$/);
    for (const secret of ['wrong-and-secret', 'also-secret', 'leaky', STRONG])
      expect(out).not.toContain(secret);
  });

  it.each([
    [['--wrong'], /Unknown option/],
    [['word'], /Unexpected argument/],
    [['--webhook-url', 'your.host/webhook'], /takes an http\(s\) address/],
    [['--webhook-url', 'https://ada:hidden@your.host/webhook'], /without user and password/],
  ])('%j is refused with the usage and 2', async (args, reason) => {
    const said = await doctor({}, ...args);
    expect(said).toMatchObject({ code: 64, out: '', err: expect.stringMatching(reason) });
    expect(said.err).toContain('npm run doctor');
    expect(said.err).not.toContain('hidden');
  });
});
