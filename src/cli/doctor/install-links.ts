import { PermissionFlagsBits } from 'discord.js';
import application from './application.ts';
import type { Check } from './check.ts';
import { requireEarlier } from './check-skipped.ts';
import { bad, good, warning } from './finding.ts';

/** The permissions that the bot uses: to read messages, write, start threads, embed links, attach drawn pictures, reply and ask. */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'SendPolls',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];

/** Application integration types (developers/resources/application). */
const GUILD = '0';
const USER = '1';

const PORTAL = 'Portal › your application › Installation › Installation Contexts:';

const installLinks: Check = {
  name: 'install links',
  async run({ discord }) {
    const found = await requireEarlier(discord.application(), application.name);
    const types = Object.keys(found.integration_types_config ?? { [GUILD]: {} });
    const links = [`To a server: ${linkOf(found.id, GUILD)}`, `To oneself:  ${linkOf(found.id, USER)}`];
    if (found.bot_require_code_grant === true) {
      return bad(
        'every link leads to an error',
        'Portal › Bot › turn “Requires OAuth2 Code Grant” off.',
        ...links,
      );
    }
    if (!types.includes(GUILD))
      return bad('no server can add the bot', `${PORTAL} tick Guild Install.`, ...links);
    if (!types.includes(USER)) {
      return warning('people cannot add the bot to themselves', `${PORTAL} tick User Install.`, ...links);
    }
    return good('servers and people can add the bot', ...links);
  },
};
export default installLinks;

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
