import { type ChatInputCommandInteraction, DiscordAPIError, PermissionFlagsBits } from 'discord.js';
import { sampleQcView, sampleScanView } from '../../alerts/cards/sample-alert.ts';
import { restoredView, retestedView } from '../../alerts/cards/suspended-channel.ts';
import {
  type TestResult,
  testPlacesView,
  testResultLines,
  testResultsView,
} from '../../alerts/cards/test-results.ts';
import { textsAt } from '../../alerts/destination-readers.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { type Get, memberIn } from '../../discord/messages/channel-permissions.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { AlertChannel, Destination } from '../../store/index.ts';
import { oneId } from '../arguments/custom-id-args.ts';
import { beginAll } from '../replies/post-here.ts';
import { answering, type CommandRequest } from '../replies/request.ts';
import { channelsAt, listedPlaces, matchingChannels } from './channels.ts';
import { optionComponent, ownDestination, showOptions } from './option-components.ts';
import { unpingableRoles } from './pinged-roles.ts';

const { ManageGuild, ViewChannel } = PermissionFlagsBits;

/** Of a person who left the server or was banned. */
const UNKNOWN_MEMBER = 10_007;

/** `/alerts test`: with several channels to choose from, asks where. */
export async function testChannels(
  request: CommandRequest<ChatInputCommandInteraction>,
): Promise<MessageView> {
  const channels = await matchingChannels(request);
  if (new Set(channels.map(({ destinationId }) => destinationId)).size > 1) return showTestPlaces(request, 0);
  const [{ destinationId } = { destinationId: 0 }] = channels;
  const result = await sendTestAlerts(request, await ownDestination(request, destinationId), channels);
  return testResultsView(result, request.context.clock(), request.texts);
}

/** The server's alert channels, each with a button that posts a test there. */
export async function showTestPlaces(request: CommandRequest, offset: number): Promise<MessageView> {
  return testPlacesView(await listedPlaces(request, offset), offset, request.texts);
}

export const testButtons = {
  /** Posts what the channel gets, an alert for each kind of event. */
  try: optionComponent(async (request, destination) => {
    const { context, texts } = request;
    const channels = await channelsAt(request, destination.id);
    if (channels.length === 0) return showOptions(request, destination.id);
    const result = await sendTestAlerts(request, destination, channels);
    // The card says why, as long as it is so.
    const isPaused = result.result !== 'posted' && result.result !== 'unavailable';
    const note = isPaused
      ? texts.alertChannels.testNotPosted
      : testResultLines(result, context.clock(), texts);
    return showOptions(request, destination.id, note);
  }),
  /**
   * Tests a channel from the DM that said that it accepts no messages, as long as that is so. Only those who chose the channel may do
   * that, so a forged id reaches no other; and only who may post there now.
   */
  retest: answering('update_own', oneId, async (request, [destinationId]) => {
    const { context, userId, texts } = request;
    const { store, posts, alerts } = context;
    const destination = await store.destinations.get(destinationId);
    const chosenBy = await store.destinations.chosenBy(destinationId);
    if (destination === undefined || !chosenBy.includes(userId))
      throw new UserFacingError(texts.errors.outdatedComponent);
    const { discordId: channelId, suspendedAt } = destination;
    if (suspendedAt === null) return restoredView(channelId, texts);
    beginAll([{ limit: posts.byPerson, key: userId }], texts.input.tooManyPosts);
    const result = (await refusalFor(request, channelId)) ?? (await postTest(request, destination));
    const missing = await alerts.missingIn(channelId, result);
    return retestedView({ destinationId, channelId, result, missing }, texts);
  }),
};

/**
 * Tests a channel once, with a sample of each kind of event. A test that isn't posted doesn't count: managers mend the channel and
 * try again. Nor does one of a paused channel, which is how they make it work again.
 * @throws UserFacingError when it was tested often enough
 */
async function sendTestAlerts(
  request: CommandRequest,
  destination: Destination,
  channels: readonly AlertChannel[],
): Promise<TestResult> {
  const { context, texts } = request;
  const { id, discordId, suspendedAt } = destination;
  const refusal = (again: string) => texts.input.testedRecently(`<#${discordId}>`, again);
  const limits = suspendedAt === null ? [{ limit: context.posts.tests, key: String(id), refusal }] : [];
  const [attempt] = beginAll(limits, texts.input.tooManyPosts);
  const unpingable = await unpingableRoles(request, channels);
  const results = await Promise.all(
    channels.map(async (channel) => {
      const roleId = unpingable.includes(channel.roleId ?? '') ? null : channel.roleId;
      const sample = await sampleFor(request, id, { ...channel, roleId });
      return context.alerts.test(id, sample, roleId ?? undefined);
    }),
  );
  const result = results.find((outcome) => outcome !== 'posted') ?? 'posted';
  if (result !== 'posted') attempt?.forgive();
  return { destination, channels, result, missing: await context.alerts.missingIn(discordId, result) };
}

/** A test alert in the language of those who read it. */
async function sampleFor(
  { interaction, context, texts }: CommandRequest,
  destinationId: number,
  { event, mask: masked, roleId }: Pick<AlertChannel, 'event' | 'mask' | 'roleId'>,
): Promise<MessageView> {
  const destination = await context.store.destinations.get(destinationId);
  const readers = destination === undefined ? texts : await textsAt(context, destination);
  const by = interaction.user.displayName;
  return event === 'qc'
    ? sampleQcView({ roleId, by }, readers)
    : sampleScanView({ masked, roleId, by }, readers);
}

/** @throws UserFacingError when it was tested within the last minute */
async function postTest(request: CommandRequest, { id, discordId }: Destination) {
  const { posts, alerts } = request.context;
  const refusal = (again: string) => request.texts.input.testedRecently(`<#${discordId}>`, again);
  beginAll([{ limit: posts.retests, key: String(id) }], refusal);
  return alerts.test(id, await sampleFor(request, id, { event: 'tracking', mask: true, roleId: null }));
}

/**
 * Why nothing can be posted in the channel; null: the user may post there, or manages the server.
 * @throws UserFacingError for everyone else
 */
async function refusalFor(
  { interaction: { client }, context, userId, texts }: CommandRequest,
  channelId: string,
): Promise<'gone' | 'forbidden' | null> {
  const mayNot = () => new UserFacingError(texts.suspended.mayNotTest(`<#${channelId}>`));
  try {
    const get: Get = (route) => client.rest.get(route);
    const { permissions, send } = await memberIn(get, channelId, userId, context.clock());
    const mayPost = permissions.has(ViewChannel) && permissions.has(PermissionFlagsBits[send]);
    if (!mayPost && !permissions.has(ManageGuild)) throw mayNot();
    return null;
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    if (error.code === UNKNOWN_MEMBER) throw mayNot();
    if (error.status === 403) return 'forbidden';
    if (error.status === 404) return 'gone';
    throw error;
  }
}
