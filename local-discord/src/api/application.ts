import { verifyKeyOf } from '../applications/signing.ts';
import { isObject, type JsonObject, numberOf } from '../json.ts';
import { guildsOf } from '../world/guilds.ts';
import type { LocalBot, World } from '../world/model.ts';
import { apiUser, userOf } from './user.ts';

/**
 * Flags for the privileged intents that the portal grants a bot in fewer than 100 servers: presences,
 * members, content.
 */
const LIMITED_INTENTS: readonly (readonly [number, number])[] = [
  [1 << 8, 1 << 13],
  [1 << 1, 1 << 15],
  [1 << 15, 1 << 19],
];

/** `flags` of an application, where tools read the granted intents. */
export function applicationFlags({ allowedIntents }: LocalBot): number {
  return LIMITED_INTENTS.reduce(
    (flags, [intent, flag]) => ((allowedIntents & intent) === 0 ? flags : flags | flag),
    0,
  );
}

const EMBEDDED = 1 << 17;

/** Whether the portal says that the application has an activity. */
export function isEmbedded({ portal }: LocalBot): boolean {
  return (numberOf(portal['flags']) & EMBEDDED) !== 0;
}

/** The installation types that the portal lists for a bot's commands; only servers if it lists none. */
export function integrationTypesOf({ portal }: LocalBot): number[] {
  const config = portal['integration_types_config'];
  return isObject(config) ? Object.keys(config).map(Number) : [0];
}

/** The application of a bot, as it sees it itself. The first person of the seed owns it. */
export function apiApplication(world: World, bot: LocalBot): JsonObject {
  const user = userOf(world, bot);
  const owner = [...world.users.values()].find((person) => !person.bot) ?? user;
  const flags = applicationFlags(bot);
  return {
    id: bot.id,
    name: user.username,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot: apiUser(user),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: verifyKeyOf(bot.id),
    flags,
    flags_new: String(flags),
    owner: apiUser(owner),
    team: null,
    rpc_origins: [],
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    event_webhooks_url: null,
    event_webhooks_status: 1,
    event_webhooks_types: [],
    explicit_content_filter: 0,
    eligible_oauth2_scopes: [],
    approximate_guild_count: guildsOf(world, bot).length,
    approximate_user_install_count: bot.installedBy.size,
    approximate_user_authorization_count: 0,
    integration_types_config: { '0': {}, '1': {} },
    ...bot.portal,
  };
}
