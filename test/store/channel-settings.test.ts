import { expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';

const CHANNEL = '20';

it('a channel’s settings are changed and removed by its own server only', async () => {
  const { settings, close } = openStore(':memory:');
  await settings.setChannel('1', { channelId: CHANNEL, autoConvert: false, refusedAt: null });
  await settings.setChannel('2', { channelId: CHANNEL, autoConvert: true, refusedAt: 5 });
  expect(await settings.channel(CHANNEL)).toEqual({
    channelId: CHANNEL,
    autoConvert: false,
    refusedAt: null,
  });
  await settings.setChannel('2', { channelId: CHANNEL, autoConvert: null, refusedAt: null });
  expect(await settings.channels('1')).toHaveLength(1);
  expect(await settings.channels('2')).toEqual([]);
  await settings.setChannel('1', { channelId: CHANNEL, autoConvert: null, refusedAt: null });
  expect(await settings.channels('1')).toEqual([]);
  await close();
});
