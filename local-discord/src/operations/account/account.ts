import { apiOwnUser, apiUser } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { anyUser } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';

/** The bot's own user, other users, and the gateway's address. */
export function accountOperations({ handle, handleOpen }: Router, { world, gateway }: Context): void {
  const gatewayUrl = () => world.origin.replace(/^http/, 'ws').concat('/gateway');
  handleOpen('get_gateway', () => ({ url: gatewayUrl() }));
  handle('get_bot_gateway', ({ bot }) => ({
    url: gatewayUrl(),
    shards: 1,
    session_start_limit: gateway.sessionStarts(bot.id),
  }));
  handle('get_my_user', ({ bot }) => apiOwnUser(world, bot));
  handle('get_user', ({ params }) => apiUser(anyUser(world, params.user_id)));
}
