import type { BaseInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { journeyOf } from '../../domain/journey.ts';
import type { AlertChannel } from '../../store/index.ts';
import { type TestResult, testResultLine, testResultsView } from '../../views/alert-channels.ts';
import { sampleQcView, sampleScans, sampleScanView } from '../../views/sample-alert.ts';
import { textsForReply, textsForUser } from '../reply/reply-texts.ts';
import { channelButton } from './channel-button.ts';
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
  { destinationId, channelId, event, mask, roleId }: AlertChannel,
  interaction: BaseInteraction,
  context: Context,
): Promise<TestResult> {
  const texts = await textsForReply('public', interaction, context);
  const now = context.clock();
  const { pictures } = context;
  const view =
    event === 'qc'
      ? sampleQcView({ roleId, now, picture: await pictures.drawSampleMosaic() }, texts)
      : sampleScanView(
          { masked: mask, roleId, now, picture: await pictures.drawJourney(journeyOf(sampleScans(now))) },
          texts,
        );
  return { channelId, result: await context.alerts.test(destinationId, view, roleId ?? undefined) };
}
