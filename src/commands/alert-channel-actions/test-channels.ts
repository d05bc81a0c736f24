import type { BaseInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { AlertChannel } from '../../store/index.ts';
import { type TestResult, testResultLine, testResultsView } from '../../views/alert-channels.ts';
import { textsForReply, textsForUser } from '../reply/reply-texts.ts';
import { channelButton } from './channel-button.ts';
import { drawSample } from './draw-sample.ts';
import { matchingChannels } from './matching-channels.ts';
import { showChannel } from './show-channels.ts';

/** `/alerts test` */
export function testChannels(interaction: ChatInputCommandInteraction, context: Context): CommandReply {
  const texts = textsForUser(interaction);
  return {
    private: true,
    async view() {
      const channels = await matchingChannels(interaction, context, texts);
      const results = channels.map((channel) => sendTestAlert(channel, interaction, context));
      return testResultsView(await Promise.all(results), texts);
    },
  };
}

export const testButton = channelButton(async (channel, interaction, context) => {
  const result = await sendTestAlert(channel, interaction, context);
  return showChannel(channel, interaction, context, testResultLine(result, textsForUser(interaction)));
});

async function sendTestAlert(
  channel: AlertChannel,
  interaction: BaseInteraction,
  context: Context,
): Promise<TestResult> {
  const { destinationId, channelId, roleId } = channel;
  const sample = await drawSample(channel, context, await textsForReply('public', interaction, context));
  return { channelId, result: await context.alerts.test(destinationId, sample, roleId ?? undefined) };
}
