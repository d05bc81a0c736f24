import type { FastifyInstance } from 'fastify';
import { apiUser, applicationFlags } from '../api/objects.ts';
import type { Context } from '../context.ts';

/** The bot's own user and application, and the gateway's address. */
export function accountRoutes(api: FastifyInstance, { world, gateway }: Context): void {
  api.get('/gateway', async (request) => ({ url: `ws://${request.headers.host ?? '127.0.0.1'}/gateway` }));
  api.get('/gateway/bot', async (request) => ({
    url: `ws://${request.headers.host ?? '127.0.0.1'}/gateway`,
    shards: 1,
    session_start_limit: gateway.sessionStarts(),
  }));
  api.get('/users/@me', async () => ({
    ...apiUser(world.bot),
    verified: true,
    mfa_enabled: false,
    flags: 0,
  }));
  api.get('/users/:userId', async (request, reply) => {
    const { userId } = request.params as { userId: string };
    if (userId === '@me') return { ...apiUser(world.bot), verified: true, mfa_enabled: false, flags: 0 };
    const user = world.users.get(userId);
    if (!user) return reply.code(404).send({ message: 'Unknown User', code: 10013 });
    return apiUser(user);
  });
  const application = async () => ({
    id: world.bot.id,
    name: world.bot.username,
    icon: null,
    description: '',
    bot: apiUser(world.bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: applicationFlags(world),
    owner: null,
    team: null,
    approximate_guild_count: [...world.guilds.values()].filter((guild) => guild.hasBot).length,
    integration_types_config: { '0': {}, '1': {} },
    interactions_endpoint_url: null,
    ...world.portal,
  });
  api.get('/applications/@me', application);
  api.get('/oauth2/applications/@me', application);
}
