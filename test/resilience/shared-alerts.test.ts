import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { hasPostgres } from '../support/postgres-cluster.ts';
import {
  type SharedSurroundings,
  type SharingProcess,
  startSharedSurroundings,
} from '../support/processes-on-postgres.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const SCAN = { date: '2026-11-20', hour: '10:00', location: 'Leipzig', country: 'DE' };

let surroundings: SharedSurroundings;
let processes: SharingProcess[];
let channels: string[];

beforeEach(async () => {
  if (!hasPostgres) return;
  surroundings = await startSharedSurroundings(1);
  processes = [await surroundings.startProcess(), await surroundings.startProcess()];
  await surroundings.local.discord.waitUntilReady({ withCommands: true });
  const partitions = async () =>
    (await Promise.all(processes.map(({ readyz }) => readyz()))).map((answer) => answer?.share.partitions);
  await expect.poll(partitions).toEqual([32, 32]);
  channels = await addAlertChannels();
});
afterEach(() => surroundings?.close());

/** Makes one channel of each server an alert channel. */
async function addAlertChannels(): Promise<string[]> {
  const { discord } = surroundings.local;
  const { guilds } = await discord.as(seeded.ada).state();
  const general = guilds.flatMap((guild) => guild.channels.filter(({ name }) => name === 'general'));
  for (const { id: channelId } of general) {
    const asked = await discord
      .as(seeded.ada)
      .in(channelId)
      .run('alerts add', { event: 'tracking', channel: channelId, level: 'all' });
    await asked.answer();
  }
  return general.map(({ id }) => id);
}

/** The markers in the alerts of each channel, in the order they were posted. */
async function markers(): Promise<string[][]> {
  const { discord } = surroundings.local;
  const all = await Promise.all(channels.map((channelId) => discord.as(seeded.ada).in(channelId).messages()));
  return all.map((messages) =>
    messages
      .filter(({ visibleTo }) => visibleTo === null)
      .flatMap(({ content }) => content.match(/marker \d/g) ?? [])
      .sort(),
  );
}

const accept = async (by: SharingProcess, number: number) => {
  const event = trackingUpdated(`LX20885714${number}CN`, { ...SCAN, status: `marker ${number}` });
  expect((await postEvent(by.receiverUrl, event)).status).toBe(200);
};

/** Where a process has posted alerts. */
const destinationsIn = ({ log }: SharingProcess) =>
  log
    .filter((line) => line.includes('"alert posted"'))
    .map((line) => /"destination":(\d+)/.exec(line)?.[1] ?? '');

describe.skipIf(!hasPostgres)('two processes on one PostgreSQL (skipped where it is not installed)', () => {
  it('post each event once in each channel, whichever of them accepted it', async () => {
    for (const [index, by] of processes.entries()) await accept(by, index);
    await expect.poll(markers, { timeout: 15_000 }).toEqual(channels.map(() => ['marker 0', 'marker 1']));
    const [one = [], other = []] = processes.map(destinationsIn);
    expect(new Set([...one, ...other]).size).toBe(channels.length);
    expect(one.filter((destination) => other.includes(destination))).toEqual([]);
  });

  it('post what the other one accepted before it was stopped', async () => {
    const [stopped, stays] = processes;
    if (stopped === undefined || stays === undefined) throw new Error('not started');
    await accept(stopped, 0);
    expect(await stopped.stop()).toBe(0);
    await accept(stays, 1);
    await expect.poll(markers, { timeout: 5_000 }).toEqual(channels.map(() => ['marker 0', 'marker 1']));
  });
});
