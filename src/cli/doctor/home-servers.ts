import { loadSettings, settings } from '../../config.ts';
import application from './application.ts';
import type { Check } from './check.ts';
import { requireEarlier } from './check-skipped.ts';
import { countLabel, good, warning } from './finding.ts';

/** Which servers' alert channels get every event that the service posts. */
const homeServers: Check = {
  name: 'home servers',
  async run({ discord }) {
    const { HOME_GUILD_IDS: ids } = loadSettings(settings.pick({ HOME_GUILD_IDS: true }));
    if (ids.length > 0) return good(`${countLabel(ids.length, 'server')} in HOME_GUILD_IDS`);
    const { bot_public: isPublic } = await requireEarlier(discord.application(), application.name);
    if (!isPublic) return good('all: only its owner can add the bot');
    return warning(
      'none: alert channels get only what is followed in their server, and no other webhook events',
      'Put the id of your server into HOME_GUILD_IDS.',
      'Or, if the bot is for your servers only, turn “Public Bot” off: Portal › Bot.',
    );
  },
};
export default homeServers;
