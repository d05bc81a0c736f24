import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const bot = await bareBot(local, (1 << 0) | (1 << 2) | (1 << 9));
const plain = await startAsking();
afterAll(async () => {
  bot.leave();
  await Promise.all([local.close(), plain.local.close()]);
});

const { general, support, ada, dmMo } = seeded;
const { discord } = local;

async function written(channelId: string = general) {
  const { id } = await ask('create_message', {
    params: { channel_id: channelId },
    body: { content: 'pin me' },
  });
  return { channel_id: channelId, message_id: id as string };
}

const pinned = async (channelId: string, query: Record<string, string | number> = {}) => {
  const { items, has_more } = await ask('list_pins', { params: { channel_id: channelId }, query });
  return { ids: items.map(({ message }: { message: { id: string } }) => message.id), items, has_more };
};

it('a pin is listed, announced, recorded, and told in the channel', async () => {
  const params = await written();
  await ask('create_pin', { params, reason: 'worth keeping' });
  expect((await pinned(general)).items[0]).toMatchObject({
    message: { id: params.message_id, pinned: true },
  });
  const { d } = await bot.event('CHANNEL_PINS_UPDATE');
  expect(d).toMatchObject({ channel_id: general, guild_id: seeded.testServer });
  expect(d['last_pin_timestamp']).toMatch(/^\d{4}-/);
  const told = await bot.event('MESSAGE_CREATE', ({ type }) => type === 6);
  expect(told.d).toMatchObject({ message_reference: { message_id: params.message_id, channel_id: general } });
  const entry = await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', ({ action_type }) => action_type === 74);
  expect(entry.d).toMatchObject({ reason: 'worth keeping', options: { message_id: params.message_id } });
  await bot.event(
    'MESSAGE_UPDATE',
    ({ id, pinned: isPinned }) => id === params.message_id && isPinned === true,
  );

  await ask('delete_pin', { params });
  await bot.event('CHANNEL_PINS_UPDATE', ({ last_pin_timestamp }) => last_pin_timestamp === null);
  expect((await pinned(general)).ids).not.toContain(params.message_id);
});

it('pinning again and unpinning what is not pinned change nothing', async () => {
  const params = await written(support);
  await ask('create_pin', { params });
  await ask('create_pin', { params });
  const messages = await discord.as(ada).in(support).messages();
  const told = messages.filter(({ type }) => type === 6);
  expect(told).toMatchObject([{ about: { channelId: support, messageId: params.message_id } }]);
  await ask('delete_pin', { params });
  await ask('delete_pin', { params });
});

it('pages through the pins, the newest first', async () => {
  const channel = seeded.pictures;
  const all: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const params = await written(channel);
    await ask('create_pin', { params });
    all.unshift(params.message_id);
  }
  const first = await pinned(channel, { limit: 2 });
  expect(first).toMatchObject({ ids: all.slice(0, 2), has_more: true });
  const rest = await pinned(channel, { before: first.items[1].pinned_at });
  expect(rest).toMatchObject({ ids: all.slice(2), has_more: false });
  expect(await refused('list_pins', { params: { channel_id: channel }, query: { before: 'soon' } })).toBe(
    '400 50035',
  );
  expect(await refused('list_pins', { params: { channel_id: channel }, query: { limit: 51 } })).toBe(
    '400 50035',
  );
});

it('the deprecated paths do the same', async () => {
  const params = await written(dmMo);
  await ask('deprecated_create_pin', { params });
  expect(await ask('deprecated_list_pins', { params })).toMatchObject([
    { id: params.message_id, pinned: true },
  ]);
  await ask('deprecated_delete_pin', { params });
  expect(await ask('deprecated_list_pins', { params })).toEqual([]);
});

it('pinning takes Pin Messages, and a message that people wrote', async () => {
  const { id } = await plain.local.discord.as(ada).in(general).send('x');
  const params = { channel_id: general, message_id: id };
  expect(await plain.refused('create_pin', { params })).toBe('403 50013');
  expect(await plain.refused('delete_pin', { params })).toBe('403 50013');
  const [told] = (await discord.as(ada).in(support).messages()).filter(({ type }) => type === 6);
  const system = { channel_id: support, message_id: told?.id ?? '' };
  expect(await refused('create_pin', { params: system })).toBe('403 50021');
  expect(await refused('create_pin', { params: { ...system, message_id: '1' } })).toBe('404 10008');
});

it('a channel has at most 250 pins', async () => {
  const channel_id = seeded.announcements;
  for (let count = 0; count < 250; count += 1) await ask('create_pin', { params: await written(channel_id) });
  expect(await refused('create_pin', { params: await written(channel_id) })).toBe('400 30003');
  expect(await ask('deprecated_list_pins', { params: { channel_id } })).toHaveLength(50);
});
