import type { ClientMessage, ClientUser } from '../../src/index.ts';
import { type AppState, emptyState } from '../../web/client/state.ts';

export const ada: ClientUser = { id: '1', username: 'Ada', bot: false, color: '#123456', locale: 'en-US' };
export const bot: ClientUser = { ...ada, id: '9', username: 'Bot', bot: true };

/** A message of the bot in the open channel; its id is its time, too. */
export function message(id: string, change: Partial<ClientMessage> = {}): ClientMessage {
  return {
    id,
    channelId: 'here',
    author: bot,
    isWebhook: false,
    content: `message ${id}`,
    embeds: [],
    components: [],
    attachments: [],
    type: 0,
    poll: null,
    forward: null,
    reactions: [],
    pinnedAt: null,
    mentioned: [],
    about: null,
    flags: 0,
    createdAt: Number(id),
    editedAt: null,
    replyTo: null,
    interaction: null,
    visibleTo: null,
    ...change,
  };
}

/** A page with two messages in the open channel `here`, and none in `there`. */
export const open: AppState = {
  ...emptyState,
  channelId: 'here',
  client: { me: ada, users: [ada], guilds: [], dms: [], commands: [], bot, bots: [], gatewayConnected: true },
  messages: { here: [message('1'), message('3')], there: [] },
};
