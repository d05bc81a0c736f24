import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { ADDRESSABLE } from '../../cards/display-names.ts';
import type { Context } from '../../context.ts';
import type { Component } from '../../discord/interactions/command.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { agentsView, preferredAgentView } from '../../settings/cards/agents.ts';
import { CURRENCY_CHOICE, currencyView } from '../../settings/cards/currency.ts';
import type { SettingsOwner } from '../../settings/cards/navigation.ts';
import { addChosenAgents, knownAgents, moveAgent, removeAgent } from '../arguments/agents.ts';
import { requireGuildId } from '../arguments/channels.ts';
import { privateComponent } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';
import { currencyChoice, showPage } from './pages.ts';

/** Whose agents and currency a component shows and changes. */
interface Owner {
  readonly name: SettingsOwner;
  /** What a member needs in order to change them. */
  readonly requires?: bigint;
  agents(interaction: BaseInteraction, context: Context): Promise<readonly string[]>;
  changeAgents(
    interaction: BaseInteraction,
    context: Context,
    change: (stored: readonly string[]) => readonly string[],
  ): Promise<void>;
  /** @param currency ISO 4217; empty: none; null: as the server */
  setCurrency(interaction: BaseInteraction, context: Context, currency: string | null): Promise<void>;
}

/** The user's own settings. */
export const me: Owner = {
  name: 'mine',
  agents: async ({ user }, { store }) => (await store.settings.user(user.id)).agents,
  changeAgents: ({ user }, { store }, change) => store.settings.changeUserAgents(user.id, change),
  setCurrency: ({ user }, { store }, currency) => store.settings.updateUser(user.id, { currency }),
};

/** The settings of the interaction's server. */
export const theServer: Owner = {
  name: 'server',
  requires: PermissionFlagsBits.ManageGuild,
  agents: async (interaction, { store }) => (await store.settings.guild(guildOf(interaction))).agents,
  changeAgents: (interaction, { store }, change) =>
    store.settings.changeGuildAgents(guildOf(interaction), change),
  setCurrency: (interaction, { store }, currency) =>
    store.settings.updateGuild(guildOf(interaction), { currency: currency === '' ? null : currency }),
};

function guildOf(interaction: BaseInteraction): string {
  return requireGuildId(interaction, textsForUser(interaction));
}

const agentArg = z.tuple([z.string().regex(ADDRESSABLE.agent)]);

/** The page of an owner's preferred agents and that of one of them, by the names that `ownerId` gives their components. */
export function agentComponents(owner: Owner): Record<string, Component<Context>> {
  return {
    [`${owner.name}-agents`]: openPage(owner),
    [`${owner.name}-agent`]: openAgent(owner),
    [`${owner.name}-add`]: add(owner),
    [`${owner.name}-up`]: changeAgent(owner, (agent) => moveAgent(agent, -1)),
    [`${owner.name}-down`]: changeAgent(owner, (agent) => moveAgent(agent, 1)),
    [`${owner.name}-remove`]: changeAgent(owner, removeAgent),
  };
}

function openPage(owner: Owner) {
  return privateComponent({
    ...permissionOf(owner),
    mode: 'update',
    args: z.tuple([]),
    view: ({ interaction }, context) => showAgents(owner, interaction, context),
  });
}

/** A menu of the preferred agents opens the chosen one. */
function openAgent(owner: Owner) {
  return privateComponent({
    ...permissionOf(owner),
    mode: 'update',
    args: z.tuple([]),
    view: ({ interaction, values: [chosen = ''] }, context) => showAgent(owner, chosen, interaction, context),
  });
}

/** Several menus add the chosen agent: their ids differ by a number. */
function add(owner: Owner) {
  return privateComponent({
    ...permissionOf(owner),
    mode: 'update',
    args: z.tuple([z.string().regex(/^\d$/)]),
    async view({ interaction, values: [chosen = ''] }, context) {
      await owner.changeAgents(interaction, context, await addChosenAgents([chosen], context));
      return showAgents(owner, interaction, context);
    },
  });
}

/** A button of one agent's page. */
function changeAgent(owner: Owner, changeFor: (agent: string) => Parameters<Owner['changeAgents']>[2]) {
  return privateComponent({
    ...permissionOf(owner),
    mode: 'update',
    args: agentArg,
    async view({ interaction, args: [agent] }, context) {
      await owner.changeAgents(interaction, context, changeFor(agent));
      return showAgent(owner, agent, interaction, context);
    },
  });
}

function permissionOf({ requires }: Owner): { readonly requires?: bigint } {
  return requires === undefined ? {} : { requires };
}

async function showAgents(
  owner: Owner,
  interaction: BaseInteraction,
  context: Context,
): Promise<MessageView> {
  const preferred = await owner.agents(interaction, context);
  return agentsView(owner.name, preferred, await knownAgents(context), textsForUser(interaction));
}

/** One preferred agent; the list when it is none of them. */
async function showAgent(
  owner: Owner,
  agent: string,
  interaction: BaseInteraction,
  context: Context,
): Promise<MessageView> {
  const preferred = await owner.agents(interaction, context);
  return preferred.includes(agent)
    ? preferredAgentView(owner.name, agent, preferred, textsForUser(interaction))
    : showAgents(owner, interaction, context);
}

/** The page where the second currency is chosen, and its menu. */
export function currencyComponents(owner: Owner): Record<string, Component<Context>> {
  const permission = owner.requires === undefined ? {} : { requires: owner.requires };
  const open = privateComponent({
    ...permission,
    mode: 'update',
    args: z.tuple([]),
    async view({ interaction }, context) {
      const choice = await currencyChoice(owner.name, interaction, context);
      return choice === null
        ? showPage(interaction, context, owner.name)
        : currencyView(owner.name, choice, textsForUser(interaction));
    },
  });
  const choose = privateComponent({
    ...permission,
    mode: 'update',
    args: z.tuple([]),
    async view({ interaction, values: [chosen = ''] }, context) {
      const currency = currencyOf(chosen, context);
      if (currency !== undefined) await owner.setCurrency(interaction, context, currency);
      return showPage(interaction, context, owner.name);
    },
  });
  return { [`${owner.name}-currency`]: open, [`${owner.name}-prices`]: choose };
}

/** What is stored for a menu's value; undefined for a value that no menu offers. */
function currencyOf(chosen: string, { exchangeRates: { rates } }: Context): string | null | undefined {
  if (chosen === CURRENCY_CHOICE.asServer) return null;
  if (chosen === CURRENCY_CHOICE.none) return '';
  return rates.has(chosen) ? chosen : undefined;
}
