import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  PermissionFlagsBits,
} from 'discord.js';
import * as z from 'zod';
import {
  restoredView,
  retestedView,
  type TestResult,
  testResultLine,
  testResultsView,
} from '../../alerts/cards/alert-channels.ts';
import { sampleQcView, sampleScans, sampleScanView } from '../../alerts/cards/sample-alert.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { CommandReply, ComponentInteraction } from '../../discord/interactions/command.ts';
import { memberIn } from '../../discord/messages/channel-permissions.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { journeyOf } from '../../domain/parcels/journey.ts';
import type { Attempt } from '../../process/timing/attempt-limit.ts';
import type { AlertChannel, Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { requireGuildId } from '../arguments/channels.ts';
import { rowIdArg } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { beginAll } from '../replies/post-here.ts';
import { textsForReply, textsForUser } from '../replies/reader.ts';
import { matchingChannels } from './channels.ts';
import { optionComponent, showOptions } from './option-components.ts';

/** `/alerts test` */
export function testChannels(interaction: ChatInputCommandInteraction, context: Context): CommandReply {
  const texts = textsForUser(interaction);
  return {
    private: true,
    async view() {
      const channels = await matchingChannels(interaction, context, texts);
      return testResultsView(await sendTestAlerts(channels, interaction, context), texts);
    },
  };
}

const { ManageGuild, ViewChannel } = PermissionFlagsBits;

/** Of a person who left the server or was banned. */
const UNKNOWN_MEMBER = 10_007;

export const testButtons = {
  /** Posts what the channel gets, an alert for each kind of event. */
  try: optionComponent(async ({ id }, { interaction }, context) => {
    const texts = textsForUser(interaction);
    const all = await context.store.alertChannels.list(requireGuildId(interaction, texts));
    const channels = all.filter(({ destinationId }) => destinationId === id);
    const results = await sendTestAlerts(channels, interaction, context);
    const lines = new Set(results.map((result) => testResultLine(result, texts)));
    return showOptions(id, interaction, context, lines.size === 0 ? null : [...lines].join('\n'));
  }),
  /**
   * Tests a channel from the DM that said that it accepts no messages, as long as that is so. Only those who chose the channel may do
   * that, so a forged id reaches no other; and only who may post there now.
   */
  retest: privateComponent({
    mode: 'update_own',
    args: z.tuple([rowIdArg]),
    async view({ interaction, args: [destinationId] }, context) {
      const texts = textsForUser(interaction);
      const { store } = context;
      const { user } = interaction;
      const destination = await store.destinations.get(destinationId);
      const chosenBy = await store.destinations.chosenBy(destinationId);
      if (destination === undefined || !chosenBy.includes(user.id))
        throw new UserFacingError(texts.errors.outdatedComponent);
      const { discordId: channelId, suspendedAt } = destination;
      if (suspendedAt === null) return restoredView(channelId, texts);
      beginAll([{ limit: context.posts.byPerson, key: user.id }], texts.input.tooManyPosts);
      const refusal = await refusalFor(interaction, channelId, context);
      const result = refusal ?? (await postTest(destination, context, texts));
      const missing = await context.alerts.missingIn(channelId, result);
      return retestedView({ destinationId, channelId, result, missing }, texts);
    },
  }),
};

/** A test that isn't posted doesn't count: managers mend the channel and try again. */
async function sendTestAlerts(
  channels: readonly AlertChannel[],
  interaction: BaseInteraction,
  context: Context,
): Promise<TestResult[]> {
  const attempts = beginTests(channels, context, textsForUser(interaction));
  return Promise.all(
    channels.map(async (channel) => {
      const tested = await sendTestAlert(channel, interaction, context);
      if (tested.result !== 'posted') attempts.get(channel.destinationId)?.forgive();
      return tested;
    }),
  );
}

/**
 * Counts a test of each destination.
 * @returns the attempts, by destination
 * @throws UserFacingError when one of them was tested often enough; then none counts
 */
function beginTests(
  channels: readonly AlertChannel[],
  { posts }: Pick<Context, 'posts'>,
  { input }: Texts,
): ReadonlyMap<number, Attempt> {
  const tested = new Map(channels.map(({ destinationId, channelId }) => [destinationId, channelId]));
  const limits = [...tested].map(([destinationId, channelId]) => ({
    destinationId,
    limit: posts.tests,
    key: String(destinationId),
    refusal: (again: string) => input.testedRecently(`<#${channelId}>`, again),
  }));
  const attempts = beginAll(limits, input.tooManyPosts);
  return new Map(attempts.map(([{ destinationId }, attempt]) => [destinationId, attempt]));
}

async function sendTestAlert(
  channel: AlertChannel,
  interaction: BaseInteraction,
  context: Context,
): Promise<TestResult> {
  const { destinationId, channelId, roleId } = channel;
  const sample = await drawSample(channel, context, await textsForReply('public', interaction, context));
  return { channelId, result: await context.alerts.test(destinationId, sample, roleId ?? undefined) };
}

/** A test alert for an alert channel, with its picture. */
async function drawSample(
  { event, mask: masked, roleId }: Pick<AlertChannel, 'event' | 'mask' | 'roleId'>,
  { clock, pictures }: Pick<Context, 'clock' | 'pictures'>,
  texts: Texts,
): Promise<MessageView> {
  const now = clock();
  if (event === 'qc') return sampleQcView({ roleId, now, picture: await pictures.drawSampleMosaic() }, texts);
  const picture = await pictures.drawJourney(journeyOf(sampleScans(now)));
  return sampleScanView({ masked, roleId, now, picture }, texts);
}

/** @throws UserFacingError when it was tested within the last minute */
async function postTest({ id, discordId }: Destination, context: Context, texts: Texts) {
  const refusal = (again: string) => texts.input.testedRecently(`<#${discordId}>`, again);
  beginAll([{ limit: context.posts.retests, key: String(id) }], refusal);
  const sample = await drawSample({ event: 'tracking', mask: true, roleId: null }, context, texts);
  return context.alerts.test(id, sample);
}

/**
 * Why nothing can be posted in the channel; null: the user may post there, or manages the server.
 * @throws UserFacingError for everybody else
 */
async function refusalFor(
  interaction: ComponentInteraction,
  channelId: string,
  { clock }: Pick<Context, 'clock'>,
): Promise<'gone' | 'forbidden' | null> {
  const { client, user } = interaction;
  const mayNot = () => new UserFacingError(textsForUser(interaction).suspended.mayNotTest(`<#${channelId}>`));
  try {
    const get = (route: Parameters<typeof client.rest.get>[0]) => client.rest.get(route);
    const { permissions, send } = await memberIn(get, channelId, user.id, clock());
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
