import type { BaseInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { sealForum, unsealForum } from '../../src/commands/haul-review-actions/chosen-forum.ts';
import { createSeal } from '../../src/discord/seal.ts';
import type { Haul } from '../../src/store/index.ts';

const MINUTE_MS = 60_000;
const FORUM = { id: '1215962384695296024', isModerator: false };
const haul: Pick<Haul, 'id' | 'items' | 'parcels'> = { id: 3, items: [], parcels: [] };
const context = { seal: createSeal('a token') };
const at = (minute: number) => {
  const user = { id: '7' };
  return { user, guildId: '5', createdTimestamp: minute * MINUTE_MS } as unknown as BaseInteraction;
};

it('the permission to post a review ends after ten to twenty minutes', () => {
  const sealed = sealForum(FORUM, haul as Haul, at(9), context);
  expect(unsealForum(sealed, haul.id, at(9), context)).toMatchObject(FORUM);
  expect(unsealForum(sealed, haul.id, at(19), context)).toMatchObject(FORUM);
  expect(unsealForum(sealed, haul.id, at(20), context)).toBeNull();
});
