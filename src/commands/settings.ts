import { ApplicationCommandType, type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import { type Command, defineComponent, type Press, type View } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { Patch, SettingsStore, UserSettings } from '../store/index.ts';
import { LANGUAGES, textsFor } from '../texts/index.ts';
import {
  mySettingsView,
  type Pages,
  type SettingsPage,
  serverSettingsView,
  troubleView,
} from '../views/settings.ts';
import { knownAgents } from './input/agents.ts';
import { EVERYWHERE } from './input/availability.ts';
import { chosenChannels } from './input/chosen-channels.ts';
import { named } from './input/named.ts';
import { permissionsHere } from './input/place.ts';
import { preferredAgents } from './input/preferred-agents.ts';
import { textsForAsker } from './input/texts-for-asker.ts';

const requires = PermissionFlagsBits.ManageGuild;
const yes = z.enum(['y', 'n']).transform((letter) => letter === 'y');

/** Only where the bot itself is a member is there a server to set. */
function pagesFor(interaction: BaseInteraction, now: SettingsPage): Pages {
  const { guildId, authorizingIntegrationOwners: owners, memberPermissions } = interaction;
  const manages =
    guildId !== null && owners.guildId === guildId && (memberPermissions?.has(requires) ?? false);
  return { now: manages ? now : 'mine', manages };
}

async function show(interaction: BaseInteraction, context: Context, wanted: SettingsPage): Promise<View> {
  const texts = textsForAsker(interaction);
  const pages = pagesFor(interaction, wanted);
  const { settings } = context.store;
  const guildId = interaction.guildId ?? '';
  const agents = await knownAgents(context);
  if (pages.now === 'server') {
    // What is shown below as the server's language holds from here on: messages in chat do not name it.
    const locale = interaction.guildLocale ?? interaction.locale;
    await settings.updateGuild(guildId, { locale });
    return serverSettingsView(
      await settings.guild(guildId),
      await settings.channels(guildId),
      agents,
      textsFor(locale).language,
      pages,
      texts,
    );
  }
  if (pages.now === 'mine')
    return mySettingsView(await settings.user(interaction.user.id), agents, pages, texts);
  const channelId = interaction.channelId ?? '';
  const permissions = await permissionsHere(interaction, texts);
  return troubleView(
    {
      channelId,
      permissions,
      reason: await reasonOf(
        guildId,
        channelId,
        permissions.every(({ granted }) => granted),
        context,
      ),
      refused: (await settings.channels(guildId)).filter(({ refusedAt }) => refusedAt !== null),
    },
    pages,
    texts,
  );
}

async function reasonOf(
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
const changeMine = <Args>(
  args: z.ZodType<Args, unknown>,
  change: (press: Press<Args>, context: Context) => Promise<Patch<UserSettings>>,
) =>
  defineComponent({
    mode: 'update',
    args,
    press: (press, context) => ({
      private: true,
      async view() {
        const { settings } = context.store;
        const { id } = press.interaction.user;
        await settings.updateUser(id, await change(press, context));
        return show(press.interaction, context, 'mine');
      },
    }),
  });

/** A change of the server's part, for those who manage it. */
const changeServer = <Args>(
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
        if (guildId === null) throw new UserError(textsForAsker(interaction).input.notHere);
        await change(context.store.settings, guildId, press, context);
        return show(interaction, context, 'server');
      },
    }),
  });

const none = z.tuple([]);

const optOut = changeMine(z.tuple([yes]), async ({ args: [optedOut] }) => ({ optedOut }));

const myAgents = changeMine(none, preferredAgents);

const autoConvert = changeServer(z.tuple([yes]), async (settings, guildId, { args: [isOn] }) => {
  await settings.updateGuild(guildId, { autoConvert: isOn });
});

const serverAgents = changeServer(none, async (settings, guildId, press, context) => {
  await settings.updateGuild(guildId, await preferredAgents(press, context));
});

/** Of what everybody sees; `-`: as the server is set in Discord. */
const language = changeServer(none, async (settings, guildId, { values: [chosen] }) => {
  const known = LANGUAGES.find(({ locale }) => locale === chosen)?.locale ?? null;
  await settings.updateGuild(guildId, { language: known });
});

/** The channels chosen differ from the server, all others are as the server. */
const channels = changeServer(none, async (settings, guildId, { interaction }) => {
  await settings.chooseExceptions(guildId, chosenChannels(interaction, guildId));
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...named('settings', ({ commands }) => commands.settings.description),
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
