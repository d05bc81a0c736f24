import { z } from 'zod';
import { apiChannel } from '../../api/channel.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { botChannel } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Call, Router } from '../../rest/router.ts';
import { openDm } from '../../world/bots.ts';
import type { LocalUser, World } from '../../world/model.ts';

/** DMs with one person. Bots are in no group DM, so for group DM operations every channel has the wrong type. */
export function dmOperations({ handle }: Router, { world }: Context): void {
  handle('create_dm', ({ bot, fields }) => {
    const { recipient_id } = fields(z.object({ recipient_id: snowflake }));
    const user = world.users.get(recipient_id) ?? unknownUser(world, recipient_id);
    if (user.bot) throw new DiscordError(400, 50_007, 'Cannot send messages to this user');
    return apiChannel(world, openDm(world, bot.id, user));
  });

  const refuse = ({ bot, params }: Pick<Call<'add_group_dm_user'>, 'bot' | 'params'>) => {
    botChannel(world, bot, params.channel_id);
    throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  };
  handle('add_group_dm_user', refuse);
  handle('delete_group_dm_user', refuse);
}

/** A person who isn't in the seed, if the test allows that. */
function unknownUser(world: World, id: string): LocalUser {
  if (!world.allowUnknownRecipients) throw new DiscordError(400, 50_033, 'Invalid Recipient(s)');
  const user = { id, username: `user ${id}`, bot: false, color: '#888888', locale: 'en-US' };
  world.users.set(id, user);
  return user;
}
