import { loadSettings, settings } from '../../config.ts';
import application from './application.ts';
import type { Check } from './check.ts';
import { requireEarlier } from './check-skipped.ts';
import { good, warning } from './finding.ts';

/** GATEWAY_MESSAGE_CONTENT, and its limited form until 10,000 people can reach the bot (application flags). */
const GRANTED = (1 << 18) | (1 << 19);

const messageContent: Check = {
  name: 'message content',
  async run({ discord }) {
    const { AUTO_CONVERT } = loadSettings(settings.pick({ AUTO_CONVERT: true }));
    if (AUTO_CONVERT === 'off') return good('not needed: AUTO_CONVERT is off');
    const { flags } = await requireEarlier(discord.application(), application.name);
    if ((flags & GRANTED) !== 0) return good('the intent is allowed: links in chat are converted');
    return warning(
      'the intent is not allowed: links in chat are converted only where the bot is mentioned',
      'https://discord.com/developers/applications › your application › Bot › tick Message Content Intent,',
      'then restart the bot. Or set AUTO_CONVERT=off. Once 10,000 people can reach the bot, Discord has to approve the intent.',
    );
  },
};
export default messageContent;
