import { DiscordAPIError, PermissionFlagsBits } from 'discord.js';
import { loadSettings, settings } from '../../config/config.ts';
import { ConfigError } from '../../config/parse-settings.ts';
import { loadCommands, offeredBodies } from '../../discord/interactions/command.ts';
import { areRegistered } from '../../discord/interactions/register-commands.ts';
import { type DiscordClient, discordFailure } from './discord-client.ts';
import { bad, countLabel, type Finding, good, requireEarlier, warning } from './finding.ts';

export async function checkToken(discord: DiscordClient): Promise<Finding> {
  try {
    const { username, id } = await discord.account();
    return good(`accepts the token: ${username} (${id})`);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    if (error instanceof DiscordAPIError && error.status === 401) {
      return bad(
        'it refuses the token',
        'https://discord.com/developers/applications › your application › Bot › Reset Token;',
        'put the new token into DISCORD_TOKEN, without quotes and without “Bot ” before it.',
      );
    }
    return discordFailure(error);
  }
}

export async function checkApplication(discord: DiscordClient): Promise<Finding> {
  await requireEarlier(discord.account(), 'Discord');
  try {
    const { id, name, interactions_endpoint_url: endpoint } = await discord.application();
    if (endpoint) {
      return bad(
        `${name} (${id}) has its commands sent to an interactions URL: the bot never receives them`,
        'Empty “Interactions Endpoint URL” in the portal under General Information.',
      );
    }
    return good(`${name}, id ${id}`);
  } catch (error) {
    return discordFailure(error);
  }
}

/** GATEWAY_MESSAGE_CONTENT, and its limited form until 10,000 people can reach the bot (application flags). */
const GRANTED = (1 << 18) | (1 << 19);

export async function checkMessageContent(discord: DiscordClient): Promise<Finding> {
  const { AUTO_CONVERT } = loadSettings(settings.pick({ AUTO_CONVERT: true }));
  if (AUTO_CONVERT === 'off') return good('not needed: AUTO_CONVERT is off');
  const { flags } = await requireEarlier(discord.application(), 'application');
  if ((flags & GRANTED) !== 0) return good('the intent is allowed: links in chat are converted');
  return warning(
    'the intent is not allowed: links in chat are converted only where the bot is mentioned',
    'https://discord.com/developers/applications › your application › Bot › tick Message Content Intent,',
    'then restart the bot. Or set AUTO_CONVERT=off. Once 10,000 people can reach the bot, Discord has to approve the intent.',
  );
}

/** The permissions that the bot uses: read messages, send them, embed links, attach pictures, reply, and create polls. */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'SendPolls',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];

/** Application integration types (developers/resources/application). */
const GUILD = '0';
const USER = '1';

const PORTAL = 'Portal › your application › Installation › Installation Contexts:';

export async function checkInstallLinks(discord: DiscordClient): Promise<Finding> {
  const found = await requireEarlier(discord.application(), 'application');
  const types = Object.keys(found.integration_types_config ?? { [GUILD]: {} });
  const links = [`To a server:   ${linkOf(found.id, GUILD)}`, `To an account: ${linkOf(found.id, USER)}`];
  const codeGrantOff = 'Portal › Bot › turn “Requires OAuth2 Code Grant” off.';
  if (found.bot_require_code_grant === true)
    return bad('every link leads to an error', codeGrantOff, ...links);
  if (!types.includes(GUILD))
    return bad('no server can add the bot', `${PORTAL} tick Guild Install.`, ...links);
  if (!types.includes(USER)) {
    return warning('people cannot add the bot to themselves', `${PORTAL} tick User Install.`, ...links);
  }
  return good('servers and people can add the bot', ...links);
}

function linkOf(id: string, type: typeof GUILD | typeof USER): string {
  const bits = NEEDED.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);
  const query = new URLSearchParams({
    client_id: id,
    integration_type: type,
    scope: type === GUILD ? 'bot applications.commands' : 'applications.commands',
    ...(type === GUILD ? { permissions: bits.toString() } : {}),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}

/** Which servers' alert channels get every event that the service posts. */
export async function checkHomeServers(discord: DiscordClient): Promise<Finding> {
  const { HOME_GUILD_IDS: ids } = loadSettings(settings.pick({ HOME_GUILD_IDS: true }));
  if (ids.length > 0) return good(`${countLabel(ids.length, 'server')} in HOME_GUILD_IDS`);
  const { bot_public: isPublic } = await requireEarlier(discord.application(), 'application');
  if (!isPublic) return good('all: only its owner can add the bot');
  return warning(
    'none: alert channels get only what is followed in their server, and no other webhook events',
    'Put the id of your server into HOME_GUILD_IDS.',
    'Or, if the bot is for your servers only, turn “Public Bot” off: Portal › Bot.',
  );
}

export async function checkCommands(discord: DiscordClient, folder: URL): Promise<Finding> {
  const { DISCORD_REGISTER } = loadSettings(settings.pick({ DISCORD_REGISTER: true }));
  const { id } = await requireEarlier(discord.application(), 'application');
  const scope = DISCORD_REGISTER === 'off' ? 'global' : DISCORD_REGISTER;
  const bodies = offeredBodies((await loadCommands(folder)).values());
  const where = scope === 'global' ? 'everywhere' : `in server ${scope}`;
  try {
    if (await areRegistered(discord.rest(), id, scope, bodies)) {
      return good(`${bodies.length} registered ${where}, up to date`);
    }
  } catch (error) {
    if (error instanceof DiscordAPIError && scope !== 'global' && [403, 404].includes(error.status)) {
      return bad(
        `the bot is not in server ${scope}, which DISCORD_REGISTER names`,
        'Add it with the link above, or set DISCORD_REGISTER=global.',
      );
    }
    return discordFailure(error);
  }
  return warning(
    `the commands registered ${where} are not those of this version`,
    DISCORD_REGISTER === 'off'
      ? 'DISCORD_REGISTER is off, so the bot does not register them: set it to global for one start.'
      : 'Nothing to do: the next start registers them.',
  );
}
