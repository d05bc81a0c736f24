import { z } from 'zod';
import { apiApplication } from '../../api/application.ts';
import { apiOwnUser, apiUser, userOf } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { memberUpdated } from '../../guilds/member-events.ts';
import { text } from '../../rest/fields.ts';
import { imageHash } from '../../rest/image-hash.ts';
import type { Router } from '../../rest/router.ts';
import { guildsOf } from '../../world/guilds.ts';

const YEAR_MS = 365 * 86_400_000;

/** Changing the bot's own user, and what its token allows. */
export function ownUserOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;

  handle('update_my_user', ({ bot, fields }) => {
    const { username, avatar, banner } = fields(
      z.object({
        username: text(2, 32).optional(),
        avatar: imageHash.nullish(),
        banner: imageHash.nullish(),
      }),
    );
    world.users.set(bot.id, {
      ...userOf(world, bot),
      ...(username === undefined ? {} : { username }),
      ...(avatar === undefined ? {} : { avatar }),
      ...(banner === undefined ? {} : { banner }),
    });
    events.toBot(bot, 'USER_UPDATE', apiOwnUser(world, bot));
    for (const guild of guildsOf(world, bot)) memberUpdated(context, guild, bot.id);
    return apiOwnUser(world, bot);
  });

  handle(
    'get_my_oauth2_authorization',
    ({ bot }) => {
      const { owner: _owner, team: _team, bot: _bot, ...application } = apiApplication(world, bot);
      return {
        application,
        scopes: ['applications.commands', 'bot'],
        expires: new Date(world.clock.now() + YEAR_MS).toISOString(),
        user: apiUser(userOf(world, bot)),
      };
    },
    { partly: 'only for the token of a bot, which does not really expire' },
  );
}
