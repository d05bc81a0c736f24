import { Permission } from 'local-discord';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { MASKED, NUMBER, useLiveCards, WAIT_OPTIONS } from './live-cards-harness.ts';

const OTHER = 'RR00123456784821CN';
const THREADS = /\/threads$/;
const LOST_ANSWER = { silence: 'answer_lost' } as const;

const { running, addForum, cardsIn, cardSays, cardsAreFresh, threadsOf } = useLiveCards({
  liveCards: false,
});

/** Where the text is: the channel, and how often. */
async function placesOf(text: string, channels: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    channels.map(async (channelId) => {
      const messages = await running().messagesIn(channelId);
      return messages
        .filter((message) => !isCard(message) && allTextOf(message).includes(text))
        .map(() => channelId);
    }),
  );
  return found.flat();
}
const isCard = ({ flags }: { readonly flags: number }) => (flags & 4_096) !== 0;

describe('in a forum', () => {
  const parent = seeded.finds;
  let destinationId = 0;
  beforeEach(async () => {
    destinationId = await addForum();
  });
  /** New threads; the seeds have some, too. */
  const threads = async () => (await threadsOf(parent)).filter(({ name }) => name.startsWith('📦'));
  const scan = async (status: string, date = '2026-11-18', number = NUMBER) => {
    await running().ingestScan(number, status, { date });
    await running().outboxIsEmpty();
  };
  const thread = async () => (await threads()).at(-1)?.id ?? '';

  it('every parcel has a post, named by the masked number, with its alerts and one card', async () => {
    await scan('marker 1');
    await scan('marker 2', '2026-11-19');
    await scan('other marker', '2026-11-18', OTHER);
    const opened = await threads();
    expect(opened.map(({ name }) => name)).toEqual([`📦 ${MASKED}`, '📦 RR••••21CN']);
    const channels = [parent, ...opened.map(({ id }) => id)].filter((id) => id !== seeded.finds);
    expect(await placesOf('marker 1', channels)).toEqual([opened[0]?.id]);
    expect(await placesOf('marker 2', channels)).toEqual([opened[0]?.id]);
    expect(await placesOf('other marker', channels)).toEqual([opened[1]?.id]);
    await cardsAreFresh();
    const cards = await cardsIn(opened[0]?.id);
    expect(cards).toHaveLength(1);
    expect(cards.map(allTextOf)[0]).toContain('marker 2');
  });

  it('a thread belongs to the destination of its channel', async () => {
    await scan('marker 1');
    await cardsAreFresh();
    const inThread = await running().store.destinations.find('channel', await thread());
    expect(inThread?.id).toBe(destinationId);
  });

  it('an archived thread comes back with the next alert', async () => {
    await scan('marker 1');
    running().local.discord.admin.changeThread(await thread(), { archived: true });
    await scan('marker 2', '2026-11-19');
    await cardsAreFresh();
    expect(await threads()).toHaveLength(1);
    expect(await placesOf('marker 2', [await thread()])).toHaveLength(1);
  });

  it('the card of an archived thread is edited', async () => {
    await running().store.destinations.setOptions(destinationId, { liveCards: true });
    await scan('Delivered');
    await cardsAreFresh();
    running().local.discord.admin.changeThread(await thread(), { archived: true });
    await scan('marker 2', '2026-11-19');
    await cardsAreFresh();
    await cardSays('marker 2', await thread());
  });

  it.each([
    ['deleted', (id: string) => running().local.discord.admin.deleteChannel(id)],
    [
      'locked',
      (id: string) => running().local.discord.admin.changeThread(id, { locked: true, archived: true }),
    ],
  ])('a %s thread gets a successor, and no alert is lost', async (_what, change) => {
    await scan('marker 1');
    await cardsAreFresh();
    const first = await thread();
    change(first);
    await scan('marker 2', '2026-11-19');
    await cardsAreFresh();
    const second = await thread();
    expect(second).not.toBe(first);
    expect(await placesOf('marker 2', [second])).toHaveLength(1);
    await cardSays('marker 2', second);
  });

  it.each([
    ['closed', { locked: true, archived: true }],
    ['locked', { locked: true }],
  ])('the card of a %s thread goes on without alerts, and nothing else stops', async (_what, change) => {
    const { store, local } = running();
    await store.destinations.setOptions(destinationId, { liveCards: true });
    await scan('Delivered');
    await cardsAreFresh();
    const first = await thread();
    local.discord.admin.changeThread(first, change);
    await scan('marker 2', '2026-11-19');
    await cardsAreFresh();
    await cardSays('marker 2', await thread());
    expect((await store.destinations.get(destinationId))?.suspensionReason).toBeNull();
  });

  it.each([
    ['the answer to the thread is lost', { ...LOST_ANSWER, route: THREADS }],
    ['the answer to a message is lost', { ...LOST_ANSWER, route: /\/messages$/ }],
    ['a message is answered with 500 but posted', { status: 500, applied: true, route: /\/messages$/ }],
    ['Discord fails', { status: 503, times: 3 }],
  ] as const)('nothing is lost or posted twice when %s', async (_what, failure) => {
    running().local.discord.faults.failNext(failure);
    await scan('marker 1');
    await scan('marker 2', '2026-11-19');
    await cardsAreFresh();
    const opened = await threads();
    expect(opened).toHaveLength(1);
    for (const marker of ['marker 1', 'marker 2'])
      expect(await placesOf(marker, [opened[0]?.id ?? ''])).toHaveLength(1);
    expect(await cardsIn(opened[0]?.id)).toHaveLength(1);
  });
});

describe('when a filter blocks', () => {
  const suspensions = async (destinationId: number) =>
    (await running().store.destinations.get(destinationId))?.suspensionReason;

  it.each([
    ['AutoMod', 200_000],
    ['the filter for harmful links', 240_000],
  ])('(%s) a message in a post, only that one is lost', async (_filter, code) => {
    const destinationId = await addForum();
    running().local.discord.faults.failNext({ status: 403, code, route: /\/messages$/ });
    await running().ingestScan(NUMBER, 'marker 1');
    await running().outboxIsEmpty();
    await running().ingestScan(NUMBER, 'marker 2', { date: '2026-11-19' });
    await running().outboxIsEmpty();
    const [post] = (await threadsOf(seeded.finds)).filter(({ name }) => name.startsWith('📦'));
    expect(await placesOf('marker 1', [post?.id ?? ''])).toEqual([]);
    expect(await placesOf('marker 2', [post?.id ?? ''])).toEqual([post?.id]);
    expect(await suspensions(destinationId)).toBeNull();
  });

  it("a parcel's post in a forum, its alert is a post of its own and the forum stays in use", async () => {
    const destinationId = await addForum();
    running().local.discord.faults.failNext({ status: 400, code: 200_000, route: THREADS });
    await running().ingestScan(NUMBER, 'marker 1');
    await running().outboxIsEmpty();
    expect(await suspensions(destinationId)).toBeNull();
    const posts = (await threadsOf(seeded.finds)).map(({ id }) => id);
    expect(await placesOf('marker 1', posts)).toHaveLength(1);
  });

  it("a parcel's post in a forum, its alert has no buttons that would be for another channel", async () => {
    await addForum();
    running().local.discord.faults.failNext({ status: 400, code: 200_000, route: THREADS });
    await running().ingestScan(NUMBER, 'Held by customs');
    await running().outboxIsEmpty();
    const posts = (await threadsOf(seeded.finds)).map(({ id }) => id);
    const messages = (await Promise.all(posts.map((id) => running().messagesIn(id)))).flat();
    const alert = messages.find(({ content }) => content.includes('held by customs'));
    expect(alert).toBeDefined();
    expect(JSON.stringify(alert?.components)).not.toContain('track:');
  });
});

describe('without a permission', () => {
  it('a forum is suspended, and gets its alerts when the bot may post again', async () => {
    const destinationId = await addForum();
    const { local, store, ingestScan } = running();
    local.discord.admin.setBotPermissions(seeded.finds, Permission.ViewChannel);
    await ingestScan(NUMBER, 'marker 1');
    const reason = async () => (await store.destinations.get(destinationId))?.suspensionReason;
    await expect.poll(reason, WAIT_OPTIONS).toBe('forbidden');
    local.discord.admin.setBotPermissions(seeded.finds, null);
    await store.destinations.restore(destinationId, Date.now());
    await running().outboxIsEmpty();
    const [post] = await threadsOf(seeded.finds).then((all) =>
      all.filter(({ name }) => name.startsWith('📦')),
    );
    expect(await placesOf('marker 1', [post?.id ?? ''])).toHaveLength(1);
  });

  it('a suspended forum posts again when the post that it tried last is gone', async () => {
    const destinationId = await addForum();
    const { local, store, ingestScan, advanceClock } = running();
    await ingestScan(NUMBER, 'marker 1');
    await running().outboxIsEmpty();
    const post = async () =>
      (await threadsOf(seeded.finds)).find(({ name }) => name.startsWith('📦'))?.id ?? '';
    const first = await post();
    const route = new RegExp(`^/channels/${first}/messages`);
    local.discord.faults.failNext({ status: 403, code: 50_013, times: 50, route });
    // Two scans in one message: it is known that it was tried, so it is searched for first.
    for (const day of [18, 19]) await ingestScan(NUMBER, `marker ${day}`, { date: `2026-11-${day}` });
    const reason = async () => (await store.destinations.get(destinationId))?.suspensionReason;
    await expect.poll(reason, WAIT_OPTIONS).toBe('forbidden');
    local.discord.faults.stopFailing();
    local.discord.admin.deleteChannel(first);
    const reasonLater = () => {
      advanceClock(3_600_000);
      return reason();
    };
    await expect.poll(reasonLater, { timeout: 15_000, interval: 250 }).toBeNull();
    await running().outboxIsEmpty();
    for (const day of [18, 19]) expect(await placesOf(`marker ${day}`, [await post()])).toHaveLength(1);
  });
});
