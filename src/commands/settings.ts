import { ApplicationCommandType, type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import { type Command, type ComponentInteraction, defineComponent, type View } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { en } from '../texts/en.ts';
import type { Texts } from '../texts/index.ts';
import {
  MAX_PREFERRED,
  mySettingsView,
  type Pages,
  type SettingsPage,
  serverSettingsView,
  troubleView,
} from '../views/settings.ts';
import { knownAgents } from './input/agents.ts';
import { EVERYWHERE } from './input/availability.ts';
import { permissionsHere } from './input/place.ts';
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
  const texts = textsForAsker(interaction, true);
  const pages = pagesFor(interaction, wanted);
  const { settings } = context.store;
  const guildId = interaction.guildId ?? '';
  const agents = await knownAgents(context);
  if (pages.now === 'server') {
    return serverSettingsView(
      await settings.guild(guildId),
      await settings.channels(guildId),
      agents,
      pages,
      texts,
    );
  }
  if (pages.now === 'mine')
    return mySettingsView(await settings.user(interaction.user.id), agents, pages, texts);
  const channelId = interaction.channelId ?? '';
  const permissions = permissionsHere(interaction, texts);
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

/** @throws UserError outside of servers; the permission is checked by the dispatcher on every press */
function guildOf({ guildId }: BaseInteraction, texts: Texts): string {
  if (guildId === null) throw new UserError(texts.input.notHere);
  return guildId;
}

/** Agents of the menu that was used are replaced by what was chosen in it; those of other menus stay. */
function chooseAgents(
  interaction: ComponentInteraction,
  before: readonly string[],
  values: readonly string[],
) {
  const offered = interaction.isStringSelectMenu()
    ? interaction.component.options.map(({ value }) => value)
    : [];
  const kept = before.filter((id) => !offered.includes(id));
  return [...kept, ...values.filter((id) => offered.includes(id))].slice(0, MAX_PREFERRED);
}

const page = defineComponent({
  mode: 'update',
  args: z.tuple([z.enum(['mine', 'server', 'trouble'])]),
  press: ({ interaction, args: [wanted] }, context) => ({
    private: true,
    view: () => show(interaction, context, wanted),
  }),
});

const optOut = defineComponent({
  mode: 'update',
  args: z.tuple([yes]),
  press: ({ interaction, args: [optedOut] }, context) => ({
    private: true,
    async view() {
      const { settings } = context.store;
      const own = await settings.user(interaction.user.id);
      await settings.setUser(interaction.user.id, { ...own, optedOut });
      return show(interaction, context, 'mine');
    },
  }),
});

const myAgents = defineComponent({
  mode: 'update',
  args: z.tuple([]),
  press: ({ interaction, values }, context) => ({
    private: true,
    async view() {
      const { settings } = context.store;
      const own = await settings.user(interaction.user.id);
      const agents = chooseAgents(interaction, own.agents, values);
      await settings.setUser(interaction.user.id, { ...own, agents });
      return show(interaction, context, 'mine');
    },
  }),
});

const autoConvert = defineComponent({
  mode: 'update',
  requires,
  args: z.tuple([yes]),
  press: ({ interaction, args: [isOn] }, context) => ({
    private: true,
    async view() {
      const guildId = guildOf(interaction, textsForAsker(interaction, true));
      const { settings } = context.store;
      await settings.setGuild(guildId, { ...(await settings.guild(guildId)), autoConvert: isOn });
      return show(interaction, context, 'server');
    },
  }),
});

/** The channels chosen differ from the server, all others are as the server. */
const channels = defineComponent({
  mode: 'update',
  requires,
  args: z.tuple([]),
  press: ({ interaction, values }, context) => ({
    private: true,
    async view() {
      const guildId = guildOf(interaction, textsForAsker(interaction, true));
      const { settings } = context.store;
      const { autoConvert: isOn } = await settings.guild(guildId);
      for (const channel of await settings.channels(guildId)) {
        await settings.setChannel(guildId, { ...channel, autoConvert: null });
      }
      for (const channelId of values.filter((id) => /^\d{17,20}$/.test(id))) {
        await settings.setChannel(guildId, { ...(await settings.channel(channelId)), autoConvert: !isOn });
      }
      return show(interaction, context, 'server');
    },
  }),
});

const serverAgents = defineComponent({
  mode: 'update',
  requires,
  args: z.tuple([]),
  press: ({ interaction, values }, context) => ({
    private: true,
    async view() {
      const guildId = guildOf(interaction, textsForAsker(interaction, true));
      const { settings } = context.store;
      const own = await settings.guild(guildId);
      await settings.setGuild(guildId, { ...own, agents: chooseAgents(interaction, own.agents, values) });
      return show(interaction, context, 'server');
    },
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    name: 'settings',
    description: en.commands.settings.description,
  },
  execute: (interaction, context) => ({ private: true, view: () => show(interaction, context, 'server') }),
  components: {
    page,
    optout: optOut,
    mine0: myAgents,
    mine1: myAgents,
    auto: autoConvert,
    channels,
    server0: serverAgents,
    server1: serverAgents,
  },
} satisfies Command;
