import { type ButtonInteraction, ChannelType } from 'discord.js';
import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { requestOf } from '../../../src/commands/replies/request.ts';
import { stopFollowHere } from '../../../src/commands/track/follow-target.ts';
import type { Context } from '../../../src/context.ts';
import { followIn, openMemoryStore } from '../../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';

it('an alert in a thread that was opened before can still be stopped', async () => {
  const store = openMemoryStore();
  await followIn(store, seeded.parcels, NUMBER);
  const topic = await store.topics.find({ kind: 'parcel', key: NUMBER });
  const interaction = {
    guildId: seeded.haulClub,
    channelId: '999',
    locale: 'en-US',
    user: { id: seeded.ada },
    memberPermissions: null,
    client: { rest: { get: async () => ({ type: ChannelType.PublicThread, parent_id: seeded.parcels }) } },
  } as unknown as ButtonInteraction;
  await stopFollowHere(requestOf(interaction, { store } as Context), topic?.id);
  expect(await store.follows.list(seeded.ada, 'parcel')).toEqual([]);
  await store.close();
});
