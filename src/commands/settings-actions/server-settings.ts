import { PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import type { Press } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import type { SettingsStore } from '../../store/index.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { requireGuildId } from '../arguments/guild-id.ts';
import { preferredAgents } from '../arguments/preferred-agents.ts';
import { selectedChannels } from '../arguments/selected-channels.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showPage } from './show-page.ts';
import { yesNoArg } from './yes-no.ts';

const noArgs = z.tuple([]);

export const autoConvert = updateServerSettings(
  z.tuple([yesNoArg]),
  async (settings, guildId, { args: [isOn] }) => {
    await settings.updateGuild(guildId, { autoConvert: isOn });
  },
);

export const serverAgents = updateServerSettings(noArgs, async (settings, guildId, press, context) => {
  await settings.changeGuildAgents(guildId, await preferredAgents(press, context));
});

/** The language of public messages; `-`: the language set in Discord's server settings. */
export const language = updateServerSettings(noArgs, async (settings, guildId, { values: [chosen] }) => {
  const known = LANGUAGES.find(({ locale }) => locale === chosen)?.locale ?? null;
  await settings.updateGuild(guildId, { language: known });
});

/** The selected channels do the opposite of the server's setting. */
export const channels = updateServerSettings(noArgs, async (settings, guildId, { interaction }) => {
  await settings.setExceptions(guildId, selectedChannels(interaction, guildId));
});

/** A component that changes the server's settings, for members who can manage the server. */
function updateServerSettings<Args>(
  args: z.ZodType<Args, unknown>,
  change: (settings: SettingsStore, guildId: string, press: Press<Args>, context: Context) => Promise<void>,
) {
  return defineComponent({
    mode: 'update',
    requires: PermissionFlagsBits.ManageGuild,
    args,
    press: (press, context) => ({
      private: true,
      async view() {
        const guildId = requireGuildId(press.interaction, textsForUser(press.interaction));
        await change(context.store.settings, guildId, press, context);
        return showPage(press.interaction, context, 'server');
      },
    }),
  });
}
