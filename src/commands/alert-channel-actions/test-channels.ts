import type { BaseInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { Attempt } from '../../timing/attempt-limit.ts';
import { type TestResult, testResultLine, testResultsView } from '../../views/alert-channels.ts';
import { optionComponent } from '../alert-option-actions/option-component.ts';
import { showOptions } from '../alert-option-actions/show-options.ts';
import { requireGuildId } from '../arguments/guild-id.ts';
import { beginAll } from '../posting/begin-post.ts';
import { textsForReply, textsForUser } from '../reply/reply-texts.ts';
import { drawSample } from './draw-sample.ts';
import { matchingChannels } from './matching-channels.ts';

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

/** Posts what the channel gets, an alert for each kind of event. */
export const tryButton = optionComponent(async ({ id }, { interaction }, context) => {
  const texts = textsForUser(interaction);
  const all = await context.store.alertChannels.list(requireGuildId(interaction, texts));
  const channels = all.filter(({ destinationId }) => destinationId === id);
  const results = await sendTestAlerts(channels, interaction, context);
  const lines = new Set(results.map((result) => testResultLine(result, texts)));
  return showOptions(id, interaction, context, lines.size === 0 ? null : [...lines].join('\n'));
});

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
