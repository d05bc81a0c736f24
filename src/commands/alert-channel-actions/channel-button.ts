import { PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import type { ComponentInteraction, Press } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { AlertChannel } from '../../store/index.ts';
import { requireGuildId } from '../arguments/guild-id.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showChannels } from './show-channels.ts';

type Act = (
  channel: AlertChannel,
  interaction: ComponentInteraction,
  context: Context,
  values: Press<unknown>['values'],
) => Promise<MessageView>;

/**
 * A button or menu for one alert channel. Shows the list if the channel was removed. The store is asked with the server's id,
 * so a forged custom id reaches no channel of another server.
 */
export const channelButton = (act: Act) =>
  defineComponent({
    mode: 'update',
    requires: PermissionFlagsBits.ManageGuild,
    args: z.tuple([rowIdArg]),
    press: ({ interaction, args: [id], values }, context) => ({
      private: true,
      async view() {
        const texts = textsForUser(interaction);
        const channel = await context.store.alertChannels.get(requireGuildId(interaction, texts), id);
        if (channel === undefined) {
          return showChannels(interaction, context, { note: texts.alertChannels.channelRemoved });
        }
        return act(channel, interaction, context, values);
      },
    }),
  });
