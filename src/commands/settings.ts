import { ApplicationCommandType, type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import { type Command, defineComponent, type Press } from '../bot/command.ts';
import type { Context } from '../context.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { SettingsStore } from '../store/index.ts';
import { LANGUAGES, textsFor } from '../texts/index.ts';
import { mySettingsView } from '../views/settings/mine.ts';
import type { SettingsNavigation, SettingsPage } from '../views/settings/navigation.ts';
import { serverSettingsView } from '../views/settings/server.ts';
import { troubleshootingView } from '../views/settings/troubleshooting.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { knownAgents } from './arguments/agents.ts';
import { permissionsHere } from './arguments/destination.ts';
import { preferredAgents } from './arguments/preferred-agents.ts';
import { selectedChannels } from './arguments/selected-channels.ts';
import { EVERYWHERE } from './definition/availability.ts';
import { localized } from './definition/localized.ts';
import { textsForUser } from './reply/reply-texts.ts';

const requires = PermissionFlagsBits.ManageGuild;
const yesNoArg = z.enum(['y', 'n']).transform((letter) => letter === 'y');

/** Only where the bot itself is a member is there a server to set. */
function navigationFor(interaction: BaseInteraction, wanted: SettingsPage): SettingsNavigation {
  const { guildId, authorizingIntegrationOwners: owners, memberPermissions } = interaction;
  const canManage =
    guildId !== null && owners.guildId === guildId && (memberPermissions?.has(requires) ?? false);
  return { current: canManage ? wanted : 'mine', canManage };
}

async function show(
  interaction: BaseInteraction,
  context: Context,
  wanted: SettingsPage,
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const navigation = navigationFor(interaction, wanted);
  const { settings } = context.store;
  const guildId = interaction.guildId ?? '';
  const agents = await knownAgents(context);
  if (navigation.current === 'server') {
    // What is shown below as the server's language holds from here on: messages in chat do not name it.
    const locale = interaction.guildLocale ?? interaction.locale;
    await settings.updateGuild(guildId, { locale });
    return serverSettingsView(
      await settings.guild(guildId),
      await settings.channels(guildId),
      agents,
      textsFor(locale).language,
      navigation,
      texts,
    );
  }
  if (navigation.current === 'mine')
    return mySettingsView(await settings.user(interaction.user.id), agents, navigation, texts);
  const channelId = interaction.channelId ?? '';
  const permissions = await permissionsHere(interaction, texts);
  return troubleshootingView(
    {
      channelId,
      permissions,
      reason: await disabledReason(
        guildId,
        channelId,
        permissions.every(({ granted }) => granted),
        context,
      ),
      refused: (await settings.channels(guildId)).filter(({ refusedAt }) => refusedAt !== null),
    },
    navigation,
    texts,
  );
}

async function disabledReason(
  guildId: string,
  channelId: string,
  mayWrite: boolean,
  { store, deployment }: Context,
) {
  const state = deployment.autoConvert();
  if (state === 'off') return 'deployment';
  if (state === 'no_intent') return 'intent';
  const own = (await store.settings.channel(channelId)).autoConvert;
  if (own === false) return 'channel';
  if (own === null && !(await store.settings.guild(guildId)).autoConvert) return 'server';
  return mayWrite ? null : 'permission';
}

const page = defineComponent({
  mode: 'update',
  args: z.tuple([z.enum(['mine', 'server', 'trouble'])]),
  press: ({ interaction, args: [wanted] }, context) => ({
    private: true,
    view: () => show(interaction, context, wanted),
  }),
});

/** A change of the asker's own part. */
const updateOwnSettings = <Args>(
  args: z.ZodType<Args, unknown>,
  change: (settings: SettingsStore, userId: string, press: Press<Args>, context: Context) => Promise<void>,
) =>
  defineComponent({
    mode: 'update',
    args,
    press: (press, context) => ({
      private: true,
      async view() {
        await change(context.store.settings, press.interaction.user.id, press, context);
        return show(press.interaction, context, 'mine');
      },
    }),
  });

/** A change of the server's part, for those who manage it. */
const updateServerSettings = <Args>(
  args: z.ZodType<Args, unknown>,
  change: (settings: SettingsStore, guildId: string, press: Press<Args>, context: Context) => Promise<void>,
) =>
  defineComponent({
    mode: 'update',
    requires,
    args,
    press: (press, context) => ({
      private: true,
      async view() {
        const { interaction } = press;
        const { guildId } = interaction;
        if (guildId === null) throw new UserFacingError(textsForUser(interaction).input.cannotPostHere);
        await change(context.store.settings, guildId, press, context);
        return show(interaction, context, 'server');
      },
    }),
  });

const noArgs = z.tuple([]);

const optOut = updateOwnSettings(z.tuple([yesNoArg]), async (settings, userId, { args: [optedOut] }) => {
  await settings.updateUser(userId, { optedOut });
});

const myAgents = updateOwnSettings(noArgs, async (settings, userId, press, context) => {
  await settings.changeUserAgents(userId, await preferredAgents(press, context));
});

const autoConvert = updateServerSettings(z.tuple([yesNoArg]), async (settings, guildId, { args: [isOn] }) => {
  await settings.updateGuild(guildId, { autoConvert: isOn });
});

const serverAgents = updateServerSettings(noArgs, async (settings, guildId, press, context) => {
  await settings.changeGuildAgents(guildId, await preferredAgents(press, context));
});

/** Of what everybody sees; `-`: as the server is set in Discord. */
const language = updateServerSettings(noArgs, async (settings, guildId, { values: [chosen] }) => {
  const known = LANGUAGES.find(({ locale }) => locale === chosen)?.locale ?? null;
  await settings.updateGuild(guildId, { language: known });
});

/** The channels chosen differ from the server, all others are as the server. */
const channels = updateServerSettings(noArgs, async (settings, guildId, { interaction }) => {
  await settings.setExceptions(guildId, selectedChannels(interaction, guildId));
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('settings', ({ commands }) => commands.settings.description),
  },
  execute: (interaction, context) => ({ private: true, view: () => show(interaction, context, 'server') }),
  components: {
    page,
    optout: optOut,
    mine0: myAgents,
    mine1: myAgents,
    auto: autoConvert,
    channels,
    language,
    server0: serverAgents,
    server1: serverAgents,
  },
} satisfies Command;
