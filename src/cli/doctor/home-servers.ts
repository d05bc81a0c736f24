import { loadSettings, settings } from '../../config.ts';
import application from './application.ts';
import { type Check, countLabel, good, warning } from './check.ts';
import { requireEarlier } from './discord-client.ts';

/** Whose alert channels get every event that the service posts. */
const homeServers: Check = {
  name: 'home servers',
  async examine({ discord }) {
    const { HOME_GUILD_IDS: ids } = loadSettings(settings.pick({ HOME_GUILD_IDS: true }));
    if (ids.length > 0) return good(`${countLabel(ids.length, 'server')} in HOME_GUILD_IDS`);
    const { bot_public: isPublic } = await requireEarlier(discord.application(), application.name);
    if (!isPublic) return good('all: nobody but its owner can add the bot');
    return warning(
      'none: webhook events reach no alert channel, only what is followed in its server does',
      'Put the id of your server into HOME_GUILD_IDS,',
      'or, for a bot of your servers alone, turn “Public Bot” off: Portal › Bot.',
    );
  },
};
export default homeServers;
