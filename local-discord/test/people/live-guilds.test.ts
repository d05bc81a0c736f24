import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ClientEvent, defaultSeed, seeded, seedId } from '../../src/index.ts';
import { adminSeed } from '../operations/admin-seed.ts';
import { type Asking, startAsking } from '../operations/ask.ts';

const { ada, mo, general, testServer } = seeded;
const category = seedId(60);

let asking: Asking;
const events: { who: string; event: ClientEvent }[] = [];
beforeAll(async () => {
  const [server, ...others] = adminSeed.guilds;
  if (!server) throw new Error(`no server in ${defaultSeed.bot.username}’s seed`);
  const channels = [...server.channels, { id: category, name: 'Rooms', type: 4 }];
  asking = await startAsking({ seed: { ...adminSeed, guilds: [{ ...server, channels }, ...others] } });
  for (const who of [ada, mo]) asking.local.discord.subscribe(who, (event) => events.push({ who, event }));
});
afterAll(() => asking.local.close());

/** The newest picture of the server that somebody got, once it fits. */
const seen = (who: string, fits: (guild: Guild) => boolean) =>
  vi.waitFor(() => {
    const last = events.findLast((one) => one.who === who && one.event.type === 'guild.update')?.event;
    if (last?.type !== 'guild.update' || !fits(last.guild)) throw new Error('not yet');
    return last.guild;
  });
type Guild = Extract<ClientEvent, { type: 'guild.update' }>['guild'];

const change = (channelId: string, body: object) =>
  asking.ask('update_channel', { params: { channel_id: channelId }, body });

describe('pages', () => {
  it('get a server anew when a channel changes', async () => {
    await change(general, { name: 'lounge', parent_id: category });
    const guild = await seen(mo, ({ channels }) => channels.some(({ name }) => name === 'lounge'));
    expect(guild.channels.find(({ id }) => id === general)).toMatchObject({ parentId: category });
  });

  it('lose sight of a channel without View Channel, administrators do not', async () => {
    const hides = [{ id: testServer, type: 0, allow: '0', deny: String(1n << 10n) }];
    await change(general, { permission_overwrites: hides });
    await seen(mo, ({ channels }) => channels.every(({ id }) => id !== general));
    await seen(ada, ({ channels }) => channels.some(({ id }) => id === general));
  });

  it('show threads as archived', async () => {
    asking.local.discord.admin.changeThread(seeded.thread, { archived: true });
    const guild = await seen(ada, ({ channels }) => channels.some(({ isArchived }) => isArchived));
    expect(guild.channels.filter(({ isArchived }) => isArchived).map(({ id }) => id)).toEqual([
      seeded.thread,
    ]);
  });

  it('know which bots are connected', async () => {
    const { bots } = await asking.local.discord.as(mo).state();
    expect(bots).toEqual([{ id: seeded.bot, isConnected: false }]);
  });
});
