import { describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { MASKED, NUMBER, useLiveCards, WAIT_OPTIONS } from './live-cards-harness.ts';

const THREAD = /^\/channels\/\d+$/;
const PAUSE_MS = 6 * 60_000;

const { running, addForum, followNamed, threadsOf } = useLiveCards({ liveCards: false });

describe("a parcel's post in a forum", () => {
  const parent = seeded.finds;
  const titles = async () =>
    (await threadsOf(parent)).map(({ name }) => name).filter((name) => name.startsWith('📦'));
  const expectTitle = (title: string) => expect.poll(titles, WAIT_OPTIONS).toEqual([title]);
  const renames = () =>
    running().local.discord.requests.filter(
      ({ method, route, status }) => method === 'PATCH' && THREAD.test(route) && status === 200,
    ).length;
  /** @returns the id of the follow, with a thread that is named like it */
  const open = async (name = 'Boots') => {
    await addForum();
    const follow = await followNamed(parent, name);
    await running().ingestScan(NUMBER, 'marker one');
    await running().outboxIsEmpty();
    expect(await titles()).toEqual([`📦 ${name} · ${MASKED}`]);
    return follow;
  };
  const rename = (follow: number, name: string | null) =>
    running().store.follows.rename(seeded.ada, follow, name);
  const look = () => running().alerts.runDueJobs();

  it('is renamed with the parcel, and loses a name that is taken away', async () => {
    const follow = await open();
    await rename(follow, 'Winter boots');
    await look();
    await expectTitle(`📦 Winter boots · ${MASKED}`);
    await rename(follow, null);
    running().advanceClock(PAUSE_MS);
    await look();
    await expectTitle(`📦 ${MASKED}`);
  });

  it('loses a name that its owner no longer shares, and never gets a private one', async () => {
    const follow = await open();
    await running().store.follows.shareLabel(seeded.ada, follow, false);
    await rename(follow, 'A secret present');
    await look();
    await expectTitle(`📦 ${MASKED}`);
  });

  it('is renamed at most twice in ten minutes, then to the newest name', async () => {
    const follow = await open();
    await rename(follow, 'One');
    await look();
    await expectTitle(`📦 One · ${MASKED}`);
    for (const name of ['Two', 'Three', 'Four']) {
      await rename(follow, name);
      await look();
    }
    expect(renames()).toBe(1);
    running().advanceClock(PAUSE_MS);
    await look();
    await expectTitle(`📦 Four · ${MASKED}`);
    expect(renames()).toBe(2);
  });

  it('keeps its title while it is archived, and gets the new one after the next alert', async () => {
    const follow = await open();
    const [thread] = (await threadsOf(parent)).filter(({ name }) => name.startsWith('📦'));
    running().local.discord.admin.changeThread(thread?.id ?? '', { archived: true });
    await rename(follow, 'Winter boots');
    await look();
    await running().ingestScan(NUMBER, 'marker two', { date: '2026-11-19' });
    await running().outboxIsEmpty();
    running().advanceClock(2 * PAUSE_MS);
    await look();
    await expectTitle(`📦 Winter boots · ${MASKED}`);
  });

  it('loses its old name to the number where a filter blocks the new one, and is left alone then', async () => {
    const follow = await open();
    running().local.discord.faults.failNext({ status: 400, code: 200_001, operation: 'update_channel' });
    await rename(follow, 'A blocked name');
    await look();
    await expectTitle(`📦 ${MASKED}`);
    running().advanceClock(PAUSE_MS);
    await look();
    expect(renames()).toBe(1);
  });

  it('is not looked for again when it was deleted', async () => {
    const follow = await open();
    const [thread] = (await threadsOf(parent)).filter(({ name }) => name.startsWith('📦'));
    running().local.discord.admin.deleteChannel(thread?.id ?? '');
    const asked = () =>
      running().local.discord.requests.filter(
        ({ method, route }) => method === 'GET' && route === `/channels/${thread?.id}`,
      ).length;
    await rename(follow, 'Winter boots');
    await look();
    const once = asked();
    expect(once).toBeLessThanOrEqual(1);
    running().advanceClock(70 * PAUSE_MS);
    await look();
    expect(asked()).toBe(once);
  });

  it('keeps its title where the bot may not rename it, and its alerts go on', async () => {
    const follow = await open();
    running().local.discord.faults.failNext({ status: 403, code: 50_013, route: THREAD, times: 20 });
    await rename(follow, 'Winter boots');
    await look();
    await running().ingestScan(NUMBER, 'marker two', { date: '2026-11-19' });
    await running().outboxIsEmpty();
    await expectTitle(`📦 Boots · ${MASKED}`);
    const destination = await running().store.destinations.find('channel', parent);
    expect(destination?.suspendedAt).toBeNull();
  });
});
