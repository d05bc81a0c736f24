import type { ChatInputCommandInteraction } from 'discord.js';
import {
  type AlertPlace,
  alertChannelsNotice,
  alertChannelsView,
  allChannelsButton,
  CHANNELS_PER_PAGE,
  eventName,
} from '../../alerts/cards/alert-channels.ts';
import { removeChannelView } from '../../alerts/cards/options/channel-more.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { pageAt } from '../../cards/paging.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { type AlertChannel, isHome } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { requireGuildId } from '../arguments/channels.ts';
import type { CommandRequest } from '../replies/request.ts';
import { optionComponent, problemsAt } from './option-components.ts';

/** The server's alert channels. @param note shown below the list */
export async function showChannels(
  request: CommandRequest,
  { offset = 0, note = null }: { readonly offset?: number; readonly note?: string | null } = {},
): Promise<MessageView> {
  const { context, texts } = request;
  const guildId = requireGuildId(request);
  const places = await listedPlaces(request, offset);
  const isOurs = isHome(context.homeGuilds(), guildId);
  const followedOnly = places.length > 0 && !isOurs;
  const notes = [note, followedOnly ? texts.alertChannels.followedOnlyNotice : null];
  const shown = notes.filter((line) => line !== null).join('\n') || null;
  return alertChannelsView(places, offset, { isHome: isOurs, note: shown }, texts);
}

/** The server's alert channels, for a list that shows those from `offset` on. */
export async function listedPlaces(request: CommandRequest, offset: number): Promise<AlertPlace[]> {
  return withProblems(await alertPlaces(requireGuildId(request), request.context), offset, request);
}

/** What the bot lacks where it can't post or ping, for the channels on one page: each costs some requests. */
async function withProblems(
  places: readonly Place[],
  offset: number,
  request: CommandRequest,
): Promise<AlertPlace[]> {
  const page = pageAt(places, offset, CHANNELS_PER_PAGE).items;
  return Promise.all(
    places.map(async (place) => ({
      ...place,
      ...(page.includes(place) ? await problemsAt(request, place) : { missing: [], unpingable: [] }),
    })),
  );
}

type Place = Pick<AlertPlace, 'destination' | 'channels'>;

/** The alert channels of a server by where they post, in the order in which they were added. */
async function alertPlaces(guildId: string, { store }: Context): Promise<Place[]> {
  const byDestination = Map.groupBy(
    await store.alertChannels.list(guildId),
    ({ destinationId }) => destinationId,
  );
  const places = [...byDestination].map(async ([id, channels]) => {
    const destination = await store.destinations.get(id);
    return destination === undefined ? [] : { destination, channels };
  });
  return (await Promise.all(places)).flat();
}

/** What managers chose for one channel of the server. */
export async function channelsAt(request: CommandRequest, id: number): Promise<AlertChannel[]> {
  const channels = await request.context.store.alertChannels.list(requireGuildId(request));
  return channels.filter(({ destinationId }) => destinationId === id);
}

/**
 * The server's alert channels that the options `channel` and `event` select; without options, all of them.
 * @throws UserFacingError if there are none
 */
export async function matchingChannels(
  request: CommandRequest<ChatInputCommandInteraction>,
): Promise<AlertChannel[]> {
  const { interaction, context, texts } = request;
  const channels = await context.store.alertChannels.list(requireGuildId(request));
  if (channels.length === 0) throw new UserFacingError(texts.input.noAlertChannels);
  const channelId = interaction.options.get('channel')?.value ?? null;
  const event = interaction.options.getString('event');
  const matching = channels
    .filter((channel) => channelId === null || channel.channelId === channelId)
    .filter((channel) => event === null || channel.event === event);
  if (matching.length > 0) return matching;
  throw new UserFacingError(texts.input.noMatchingAlertChannel, [allChannelsButton(texts)]);
}

/** `/alerts remove`: asks before a channel is removed, as its button does; one of two kinds of event is removed at once. */
export async function removeChannels(
  request: CommandRequest<ChatInputCommandInteraction>,
): Promise<MessageView> {
  const matching = await matchingChannels(request);
  const [{ destinationId } = { destinationId: 0 }] = matching;
  const destination = await request.context.store.destinations.get(destinationId);
  const isAll = matching.length === (await channelsAt(request, destinationId)).length;
  if (isAll && destination !== undefined) return removeChannelView(destination, request.texts);
  return alertChannelsNotice(await removeAll(request, matching), true, request.texts);
}

export const channelButtons = {
  askdrop: optionComponent(async ({ texts }, destination) => removeChannelView(destination, texts)),
  /** Removes everything that managers chose for a channel; what users follow there stays. */
  drop: optionComponent(async (request, { id }) => {
    const lines = await removeAll(request, await channelsAt(request, id));
    return showChannels(request, { note: lines.join('\n') || request.texts.alertChannels.channelRemoved });
  }),
};

/** Without any, nothing is set about a channel either. @returns a line about each */
async function removeAll({ context, texts }: CommandRequest, channels: readonly AlertChannel[]) {
  for (const { id, guildId, destinationId } of channels) {
    await context.store.alertChannels.remove(guildId, id);
    const left = await context.store.alertChannels.list(guildId);
    if (!left.some((other) => other.destinationId === destinationId))
      await clearOptions(context, destinationId);
  }
  return channels.map((channel) => removedLine(channel, texts));
}

async function clearOptions({ store, clock }: Context, destinationId: number): Promise<void> {
  await store.destinations.setOptions(destinationId, { liveCards: false, cardsOnly: false, silent: false });
  const never = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: null };
  await store.holds.configure(destinationId, never, clock());
}

export function removedLine({ event, channelId }: AlertChannel, texts: Texts): string {
  return texts.alertChannels.removed(eventName(event, texts), `<#${channelId}>`);
}
