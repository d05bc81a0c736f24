import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { type IncomingEvent, openStore, type Store } from '../../src/store/index.ts';
import { createOlderDatabase, makeNewer, migrationCount } from '../support/database-versions.ts';
import { loadRelease } from '../support/release-fixture.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { type RunningReceiver, startReceiver } from '../support/running-receiver.ts';
import { postEvent, SECRET, trackingUpdated } from '../support/signed-events.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

let folder: string;
let path: string;
let store: Store;
let receiver: RunningReceiver;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'events-'));
  path = join(folder, 'haulmate.db');
  store = openStore(path);
  receiver = await startReceiver(store);
});
afterEach(async () => {
  await receiver.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const events = (...args: string[]): Promise<CliResult> =>
  runCli('events', args, {
    cwd: folder,
    settings: { DATABASE_PATH: path, WEBHOOK_SECRET: SECRET, HOME_GUILD_IDS: seeded.haulClub },
  });

/** On a busy machine, each start of a process takes some seconds, and a test starts up to six. */
const STARTS_MS = 90_000;
const NUMBER = 'LP00123456784821CN';
const scan = { date: '2026-11-20', hour: '10:00', status: 'Departed', location: 'Liège', country: 'BE' };

/** Stores an event, without a tracking number or product unless its body has one. */
async function record(digest: string, given: Partial<IncomingEvent> = {}): Promise<void> {
  const incomingEvent: IncomingEvent = {
    digest,
    kind: 'tracking.updated',
    source: 'webhook',
    createdAt: 1,
    receivedAt: Date.now(),
    body: '{}',
    updates: [],
    ...given,
  };
  await store.ingest.record([incomingEvent]);
}

const bodyOf = (index: number) => JSON.stringify(trackingUpdated(`LP001234567848${10 + index}CN`, scan));

describe('npm run events', { timeout: STARTS_MS }, () => {
  it('send posts a signed sample that the receiver accepts, and list and show print it', async () => {
    const sent = await events('send', 'tracking.updated', '--url', receiver.url, '--number', NUMBER);
    expect(sent).toMatchObject({ code: 0, out: '200 {"status":"accepted"}\n' });
    const listed = await events('list');
    expect(listed.out).toMatch(
      /^#1 {2}\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z {2}tracking\.updated {2}webhook {2}LP00123456784821CN {2}alerted nobody\n$/,
    );
    const shown = await events('show', '1');
    expect(shown.out).toContain('"tracking_id":"LP00123456784821CN"');
    expect((await events('list', '--kind', 'qc.batch.created')).out).toBe('No events.\n');
  });

  it('replay requires a scope, has a dry run, and posts nothing twice', async () => {
    await postEvent(receiver.url, trackingUpdated(NUMBER, scan));
    await addAlertChannel(store, seeded.parcels);
    expect(await events('replay')).toMatchObject({ code: 64 });
    const tried = await events('replay', '--all', '--dry-run');
    expect(tried.out).toContain('Would replay 1 events, 1 destinations');
    expect((await store.deliveries.backlog()).pending).toBe(0);
    expect((await events('replay', '--id', '1')).out).toContain('Replayed 1 events, 1 destinations');
    expect((await store.deliveries.backlog()).pending).toBe(1);
    const again = (await events('replay', '--since', '1h', '--dry-run')).out;
    expect(again).toContain(
      '1 of them have been posted already, or are waiting.\nWould replay 1 events, 0 dest',
    );
    expect(again).not.toContain('have no destination');
    expect((await events('replay', '--since', '1h')).out).toContain('1 events, 0 destinations');
    expect((await events('replay', '--since', '1h', '--again')).out).toContain('1 events, 1 destinations');
    expect((await store.deliveries.backlog()).pending).toBe(1);
  });

  it('replay of more than ten events requires --yes', async () => {
    for (let index = 0; index < 11; index += 1) {
      await record(`${index}`, { updates: [scanUpdate(NUMBER, { ...scan, status: `${index}` })] });
    }
    expect(await events('replay', '--all')).toMatchObject({
      code: 64,
      err: expect.stringContaining('11 events'),
    });
    expect((await events('replay', '--all', '--yes')).code).toBe(0);
  });

  it('replay of thousands of events prints a summary', async () => {
    await addAlertChannel(store, seeded.parcels);
    const { length } = await Promise.all(
      Array.from({ length: 60 }, (_, index) => record(String(index), { body: bodyOf(index) })),
    );
    const tried = await events('replay', '--all', '--dry-run', '--again');
    const lines = tried.out.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(30);
    expect(lines.at(-1)).toBe(`Would replay ${length} events, ${length} destinations.`);
    expect(lines).toContain(`… and ${length - 20} more`);
  });

  it('list accepts a printed time as --since, and starts at the same event', async () => {
    for (const [index, receivedAt] of [1_000, 2_001, 2_002, 3_000].entries()) {
      await record(String(index), { receivedAt: Date.parse('2026-11-20T06:00:00Z') + receivedAt });
    }
    const [, printed = ''] = /#3 {2}(\S+)/.exec((await events('list')).out) ?? [];
    const idsOf = ({ out }: CliResult) => [...out.matchAll(/^#(\d+)/gm)].map(([, id]) => id);
    expect(idsOf(await events('list', '--since', printed))).toEqual(['4', '3']);
    expect(idsOf(await events('list', '--until', printed))).toEqual(['3', '2', '1']);
  });

  it('escapes control characters instead of sending them to the terminal', async () => {
    await record('a', { kind: 'evil\u001b]0;owned\u0007\n#99  forged', body: '{"x":"\u001b[2J\u202e"}' });
    for (const { out, err } of [await events('list'), await events('show', '1')]) {
      expect(out + err).not.toMatch(/[^\n\P{C}]/u);
      expect(out).toContain('evil\\u001b]0;owned\\u0007\\u000a#99');
      expect(out).not.toMatch(/^#99/m);
    }
  });

  it.each([
    [['nonsense'], /There is no command "nonsense"/],
    [['show', 'x'], /"x" is not an event's id/],
    [['list', '--since', 'soon'], /neither a time span/],
    [['send', 'nothing.happened'], /no sample of "nothing.happened"/],
    [['list', '--wrong'], /Unknown option/],
  ])('refuses %j with the reason and the usage', async (args, reason) => {
    const said = await events(...args);
    expect(said.code).toBe(64);
    expect(said.err).toMatch(reason);
    expect(said.err).toContain('npm run events -- list');
  });
});

describe('npm run events on a database that no bot uses', { timeout: STARTS_MS }, () => {
  beforeEach(async () => {
    await record('a', { updates: [scanUpdate(NUMBER, scan)] });
    await receiver.close();
    await store.close();
  });
  afterEach(async () => {
    await rm(path);
    store = openStore(path);
    receiver = await startReceiver(store);
  });

  it('from a newer version prints its events with a note, and replays nothing', async () => {
    makeNewer(path);
    for (const args of [['list'], ['show', '1']]) {
      const said = await events(...args);
      expect(said).toMatchObject({ code: 0, err: expect.stringContaining('of a newer version') });
      expect(said.out).toMatch(/^#1 /);
    }
    for (const args of [['--all'], ['--all', '--dry-run']]) {
      const said = await events('replay', ...args);
      expect(said).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Run the newer version') });
    }
  });

  it('from an older version does not migrate it', async () => {
    await rm(path);
    createOlderDatabase(path, 4);
    expect(await events('list')).toMatchObject({
      code: 0,
      out: 'No events.\n',
      err: expect.stringContaining('older version'),
    });
    expect(await events('replay', '--all')).toMatchObject({
      code: 1,
      err: expect.stringContaining('older version'),
    });
    expect(migrationCount(path)).toBe(4);
  });

  it('of release 0.1.0 lists pending alerts as pending, and refuses to show what that release stored differently', async () => {
    await rm(path);
    loadRelease(path).close();
    const listed = await events('list');
    expect(listed).toMatchObject({ code: 0, err: expect.stringContaining('older version') });
    expect(listed.out).toContain('1 pending');
    expect(await events('show', '1')).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read: it is of an older'),
    });
  });

  it('of an unreadably old version reports that instead of an SQL error', async () => {
    await rm(path);
    createOlderDatabase(path, 1);
    const said = await events('list');
    expect(said).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read: it is of an older'),
    });
    expect(said.err).not.toMatch(/no such table/);
  });

  it('leaves no files next to it', async () => {
    await events('list');
    expect(await readdir(folder)).toEqual(['haulmate.db']);
  });
});
