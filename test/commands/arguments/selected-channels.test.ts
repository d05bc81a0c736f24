import { expect, it } from 'vitest';
import { selectedChannels } from '../../../src/commands/arguments/channels.ts';
import { type CommandRequest, requestOf } from '../../../src/commands/replies/request.ts';
import type { Context } from '../../../src/context.ts';
import type { ComponentInteraction } from '../../../src/discord/interactions/command.ts';

/** A channel menu of which only the channels matter. */
function menuWith(
  ...channels: readonly { readonly id: string; readonly [field: string]: unknown }[]
): CommandRequest<ComponentInteraction> {
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  const menu = { isChannelSelectMenu: () => true, channels: byId, locale: 'en-US', user: { id: '1' } };
  return requestOf(menu as unknown as ComponentInteraction, {} as Context);
}

it('channels of other servers are ignored', () => {
  expect(
    selectedChannels(menuWith({ id: '1' }, { id: '2', guild_id: '7' }, { id: '3', guild_id: '8' }), '7'),
  ).toEqual(['1', '2']);
});

it('a channel of a type that is newer than the bot can be selected', () => {
  const channel = { id: '1', guild_id: '7', type: 99, app_permissions: null };
  expect(selectedChannels(menuWith(channel), '7')).toEqual(['1']);
});
