import { type ChatInputCommandInteraction, DiscordAPIError, PermissionFlagsBits } from 'discord.js';
import { sampleQcView, sampleScanView } from '../../alerts/cards/sample-alert.ts';
import { restoredView, retestedView } from '../../alerts/cards/suspended-channel.ts';
import {
  type TestResult,
  testPlacesView,
  testResultLine,
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
import { optionComponent, showOptions } from './option-components.ts';

const { ManageGuild, ViewChannel } = PermissionFlagsBits;

/** Of a person who left the server or was banned. */
const UNKNOWN_MEMBER = 10_007;

/** `/alerts test`: with several channels to choose from, asks where. */
export async function testChannels(
  request: CommandRequest<ChatInputCommandInteraction>,
): Promise<MessageView> {
  const channels = await matchingChannels(request);
  if (new Set(channels.map(({ destinationId }) => destinationId)).size > 1) return showTestPlaces(request, 0);
  return testResultsView(await sendTestAlerts(request, channels), request.texts);
}

/** The server's alert channels, each with a button that posts a test there. */
export async function showTestPlaces(request: CommandRequest, offset: number): Promise<MessageView> {
  return testPlacesView(await listedPlaces(request, offset), offset, request.texts);
}

export const testButtons = {
  /** Posts what the channel gets, an alert for each kind of event. */
  try: optionComponent(async (request, { id }) => {
    const results = await sendTestAlerts(request, await channelsAt(request, id));
    const notes = results.map((result) => {
      const { texts } = request;
      // The card says why, as long as it is so.
      const isPaused = result.result !== 'posted' && result.result !== 'unavailable';
      return isPaused ? texts.alertChannels.testNotPosted : testResultLine(result, texts);
    });
    return showOptions(request, id, notes.join('\n') || null);
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
 * Tests each channel once, with a sample of each kind of event. A test that isn't posted doesn't count: managers mend the channel and try again.
 * @returns one result for each channel
 * @throws UserFacingError when one of them was tested often enough; then none counts
 */
async function sendTestAlerts(
  request: CommandRequest,
  channels: readonly AlertChannel[],
): Promise<TestResult[]> {
  const { context, texts } = request;
  const tested = [...new Map(channels.map(({ destinationId, channelId }) => [destinationId, channelId]))];
  const limits = tested.map(([destinationId, channelId]) => ({
    limit: context.posts.tests,
    key: String(destinationId),
    refusal: (again: string) => texts.input.testedRecently(`<#${channelId}>`, again),
  }));
  const attempts = beginAll(limits, texts.input.tooManyPosts);
  const byDestination = new Map(tested.map(([destinationId], index) => [destinationId, attempts[index]]));
  const results = await Promise.all(
    channels.map(async (channel) => {
      const { destinationId, channelId, roleId } = channel;
      const sample = await sampleFor(request, destinationId, channel);
      const result = await context.alerts.test(destinationId, sample, roleId ?? undefined);
      if (result !== 'posted') byDestination.get(destinationId)?.forgive();
      return { channelId, result };
    }),
  );
  return onePerChannel(results, context);
}

/** What failed in a channel counts. */
async function onePerChannel(
  results: readonly Omit<TestResult, 'missing'>[],
  { alerts }: CommandRequest['context'],
): Promise<TestResult[]> {
  const byChannel = new Map(results.map((result) => [result.channelId, result]));
  for (const result of results) if (result.result !== 'posted') byChannel.set(result.channelId, result);
  return Promise.all(
    [...byChannel.values()].map(async ({ channelId, result }) => ({
      channelId,
      result,
      missing: await alerts.missingIn(channelId, result),
    })),
  );
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
