import { Permission } from 'local-discord';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { MASKED, NUMBER, useLiveCards, WAIT_OPTIONS } from './live-cards-harness.ts';

const OTHER = 'RR00123456784821CN';
const ALL = Object.values(Permission).reduce((sum, bit) => sum | bit, 0n) & ~Permission.Administrator;
const THREADS = /\/threads$/;
const LOST_ANSWER = { silence: 'answer_lost' } as const;

const { running, addChannel, addForum, cardsIn, cardSays, cardsAreFresh, threadsOf } = useLiveCards({
  threads: true,
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

describe.each([
  ['a text channel', seeded.parcels, () => addChannel()],
  ['a forum', seeded.finds, () => addForum()],
])('with threads, in %s', (_where, parent, add) => {
  let destinationId = 0;
  beforeEach(async () => {
    destinationId = await add();
  });
  /** New threads; the seeds have some, too. */
  const threads = async () => (await threadsOf(parent)).filter(({ name }) => name.startsWith('📦'));
  const scan = async (status: string, date = '2026-11-18', number = NUMBER) => {
    await running().ingestScan(number, status, { date });
    await running().outboxIsEmpty();
  };
  const thread = async () => (await threads()).at(-1)?.id ?? '';

  it('every parcel has a thread, named by the masked number, with its alerts and one card', async () => {
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
    const cards = await cardsIn(parent === seeded.finds ? opened[0]?.id : parent);
    expect(cards).toHaveLength(parent === seeded.finds ? 1 : 2);
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
    running().local.discord.changeThread(await thread(), { archived: true });
    await scan('marker 2', '2026-11-19');
    await cardsAreFresh();
    expect(await threads()).toHaveLength(1);
    expect(await placesOf('marker 2', [await thread()])).toHaveLength(1);
  });

  it('the card of an archived thread is edited', async () => {
    await running().store.destinations.setOptions(destinationId, { liveCards: true });
    await scan('Delivered');
    await cardsAreFresh();
    running().local.discord.changeThread(await thread(), { archived: true });
    await scan('marker 2', '2026-11-19');
    await cardsAreFresh();
    await cardSays('marker 2', parent === seeded.finds ? await thread() : parent);
  });

  it.each([
    ['deleted', (id: string) => running().local.discord.deleteChannel(id)],
    ['locked', (id: string) => running().local.discord.changeThread(id, { locked: true, archived: true })],
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
    await cardSays('marker 2', parent === seeded.finds ? second : parent);
  });

  it.each([
    ['the answer to the thread is lost', { ...LOST_ANSWER, route: THREADS }],
    ['the answer to a message is lost', { ...LOST_ANSWER, route: /\/messages$/ }],
    ['a message is answered with 500 but posted', { status: 500, applied: true, route: /\/messages$/ }],
    ['Discord fails', { status: 503, times: 3 }],
  ] as const)('nothing is lost or posted twice when %s', async (_what, failure) => {
    running().local.discord.failNext(failure);
    await scan('marker 1');
    await scan('marker 2', '2026-11-19');
    await cardsAreFresh();
    const opened = await threads();
    expect(opened).toHaveLength(1);
    for (const marker of ['marker 1', 'marker 2'])
      expect(await placesOf(marker, [opened[0]?.id ?? ''])).toHaveLength(1);
    expect(await cardsIn(parent === seeded.finds ? opened[0]?.id : parent)).toHaveLength(1);
  });
});

describe('without a permission', () => {
  it.each([
    ['to start threads', ALL & ~Permission.CreatePublicThreads],
    ['to write in threads', ALL & ~Permission.SendMessagesInThreads],
  ])('%s, alerts are posted in the channel itself', async (_what, bits) => {
    await addChannel();
    running().local.discord.setBotPermissions(seeded.parcels, bits);
    await running().ingestScan(NUMBER, 'marker 1');
    await running().outboxIsEmpty();
    expect(await placesOf('marker 1', [seeded.parcels])).toHaveLength(1);
    expect(await cardsIn()).toHaveLength(1);
  });

  it('to post this message in any thread, it is posted in the channel instead of opening threads for ever', async () => {
    await addChannel();
    const inThreads = new RegExp(`^/channels/(?!${seeded.parcels})\\d+/messages$`);
    const harmfulLink = { status: 400, code: 240_000, times: 5, route: inThreads };
    running().local.discord.failNext(harmfulLink);
    await running().ingestScan(NUMBER, 'marker 1');
    await running().outboxIsEmpty();
    expect(await placesOf('marker 1', [seeded.parcels])).toHaveLength(1);
    expect(await cardsIn()).toHaveLength(1);
  });

  it('a forum is suspended, and gets its alerts when the bot may post again', async () => {
    const destinationId = await addForum();
    const { local, store, ingestScan } = running();
    local.discord.setBotPermissions(seeded.finds, Permission.ViewChannel);
    await ingestScan(NUMBER, 'marker 1');
    const reason = async () => (await store.destinations.get(destinationId))?.suspensionReason;
    await expect.poll(reason, WAIT_OPTIONS).toBe('forbidden');
    local.discord.setBotPermissions(seeded.finds, null);
    await store.destinations.restore(destinationId, Date.now());
    await running().outboxIsEmpty();
    const [post] = await threadsOf(seeded.finds).then((all) =>
      all.filter(({ name }) => name.startsWith('📦')),
    );
    expect(await placesOf('marker 1', [post?.id ?? ''])).toHaveLength(1);
  });
});
