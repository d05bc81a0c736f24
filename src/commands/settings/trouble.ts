import { type LinksHere, type Trouble, troubleView } from '../../settings/cards/trouble.ts';
import { isManager, permissionsHere } from '../arguments/channels.ts';
import type { CommandRequest } from '../replies/request.ts';

/** *Problems?*: what works, and what doesn't for this person, in this channel. */
export async function showTroublePage(request: CommandRequest, isMemberHere: boolean) {
  const { context, texts, userId } = request;
  const { alerts, api, store, deployment, mentionCommand } = context;
  const backlog = await store.deliveries.backlog().catch(() => null);
  const dms = await store.destinations.find('user', userId).catch(() => undefined);
  const trouble = {
    service: api.serviceStatus(),
    machines: await deployment.machines().catch(() => null),
    backlog,
    isDatabaseWritable: backlog !== null && (await store.isWritable()),
    polling: await alerts.polling().catch(() => null),
    suspendedChannels: await suspendedChannels(request).catch(() => []),
    areDmsOpen: dms === undefined ? null : dms.suspendedAt === null,
    ...(await channelHere(request, isMemberHere).catch(() => NOWHERE)),
  };
  return troubleView(trouble, texts, mentionCommand);
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

type Here = Pick<Trouble, 'here' | 'manager'>;

const NOWHERE: Here = { here: null, manager: null };

async function channelHere(request: CommandRequest, isMemberHere: boolean): Promise<Here> {
  const { interaction, context } = request;
  const { guildId, channelId } = interaction;
  if (!isMemberHere || guildId === null || channelId === null) return NOWHERE;
  const permissions = await permissionsHere(request);
  const canWrite = permissions.every(({ granted, isRequired }) => granted || !isRequired);
  const reason = await disabledReason(request, { guildId, channelId, canWrite });
  const here = { channelId, reason };
  if (!isManager(interaction)) return { here, manager: null };
  const missing = permissions.filter(({ granted }) => !granted).map(({ name }) => name);
  const channels = await context.store.settings.channels(guildId);
  return { here, manager: { missing, refused: channels.filter(({ refusedAt }) => refusedAt !== null) } };
}

interface Place {
  readonly guildId: string;
  readonly channelId: string;
  readonly canWrite: boolean;
}

/** Why the user's links get no replies in a channel; null if they get them. */
async function disabledReason(
  { context, userId }: CommandRequest,
  { guildId, channelId, canWrite }: Place,
): Promise<LinksHere['reason']> {
  const { settings } = context.store;
  const state = context.deployment.autoConvert();
  if (state === 'off') return 'deployment';
  if (state === 'no_intent') return 'intent';
  const { autoConvert } = await settings.channel(channelId);
  if (autoConvert === false) return 'channel';
  if (autoConvert === null && !(await settings.guild(guildId)).autoConvert) return 'server';
  if ((await settings.user(userId)).optedOut) return 'own';
  return canWrite ? null : 'permission';
}
