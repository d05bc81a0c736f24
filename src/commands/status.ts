import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { statusView } from '../settings/cards/status.ts';
import type { Store } from '../store/index.ts';
import { isManager } from './arguments/channels.ts';
import { slashCommand } from './arguments/definition.ts';
import { type CommandRequest, privateReply } from './replies/request.ts';

export default {
  data: slashCommand('status', ({ commands }) => commands.status.description),
  execute: (interaction, context) => privateReply(interaction, context, showStatus),
} satisfies SlashCommand<Context>;

async function showStatus(request: CommandRequest) {
  const { alerts, api, store, deployment, mentionCommand } = request.context;
  const stored = await readStoreStatus(store).catch(() => null);
  const status = {
    service: api.serviceStatus(),
    discordPingMs: deployment.discordPingMs(),
    machines: await deployment.machines().catch(() => null),
    acceptsEvents: deployment.acceptsEvents,
    lastEventAt: stored?.lastEventAt ?? null,
    backlog: stored?.backlog ?? null,
    isDatabaseWritable: stored !== null && (await store.isWritable()),
    autoConvert: deployment.autoConvert(),
    polling: await alerts.polling().catch(() => null),
    suspendedChannels: await suspendedChannels(request).catch(() => []),
    isManager: isManager(request.interaction),
  };
  return statusView(status, request.texts, mentionCommand);
}

/** @throws if the database cannot be read */
async function readStoreStatus({ events, deliveries }: Store) {
  // The results of polls are also stored as events, but they do not prove that webhooks arrive.
  const [lastEvent] = await events.list({ source: 'webhook' }, 1);
  return { lastEventAt: lastEvent?.receivedAt ?? null, backlog: await deliveries.backlog() };
}

/** The alert channels of the server that accept no alerts, and this channel, where people may follow something. */
async function suspendedChannels({ interaction, context }: CommandRequest): Promise<string[]> {
  const { guildId, channelId } = interaction;
  const { alertChannels, destinations } = context.store;
  if (guildId === null) return [];
  const chosen = await alertChannels.list(guildId);
  const here = channelId === null ? undefined : await destinations.find('channel', channelId);
  const suspended = chosen
    .filter(({ suspendedAt }) => suspendedAt !== null)
    .map((channel) => channel.channelId);
  return [...new Set([...suspended, ...(here?.suspendedAt ? [here.discordId] : [])])];
}
