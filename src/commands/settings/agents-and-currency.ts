import { PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { ADDRESSABLE } from '../../cards/display-names.ts';
import type { Context } from '../../context.ts';
import type { Component } from '../../discord/interactions/command.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { agentsView, preferredAgentView } from '../../settings/cards/agents.ts';
import { CURRENCY_CHOICE, currencyView } from '../../settings/cards/currency.ts';
import type { SettingsOwner } from '../../settings/cards/navigation.ts';
import {
  type AgentsChange,
  addChosenAgents,
  knownAgents,
  moveAgent,
  removeAgent,
} from '../arguments/agents.ts';
import { requireGuildId } from '../arguments/channels.ts';
import { noArgs } from '../arguments/custom-id-args.ts';
import { answering, type CommandRequest, type Show } from '../replies/request.ts';
import { currencyChoice, showPage } from './pages.ts';

/** Whose agents and currency a component shows and changes. */
interface Owner {
  readonly name: SettingsOwner;
  /** What a member needs in order to change them. */
  readonly requires?: bigint;
  agents(request: CommandRequest): Promise<readonly string[]>;
  changeAgents(request: CommandRequest, change: AgentsChange): Promise<void>;
  /** @param currency ISO 4217; empty: none; null: as the server */
  setCurrency(request: CommandRequest, currency: string | null): Promise<void>;
}

/** The user's own settings. */
export const me: Owner = {
  name: 'mine',
  agents: async ({ context, userId }) => (await context.store.settings.user(userId)).agents,
  changeAgents: ({ context, userId }, change) => context.store.settings.changeUserAgents(userId, change),
  // Whatever they choose, no currency is offered anymore.
  setCurrency: ({ context, userId }, currency) =>
    context.store.settings.updateUser(userId, { currency, currencyOfferEndsAt: context.clock() }),
};

/** The settings of the interaction's server. */
export const theServer: Owner = {
  name: 'server',
  requires: PermissionFlagsBits.ManageGuild,
  agents: async (request) => (await request.context.store.settings.guild(requireGuildId(request))).agents,
  changeAgents: (request, change) =>
    request.context.store.settings.changeGuildAgents(requireGuildId(request), change),
  setCurrency: (request, currency) =>
    request.context.store.settings.updateGuild(requireGuildId(request), {
      currency: currency === '' ? null : currency,
    }),
};

const oneAgent = z.tuple([z.string().regex(ADDRESSABLE.agent)]);
/** Several menus add the chosen agent: their ids differ by a number. */
const menuNumber = z.tuple([z.string().regex(/^\d$/)]);

/** The pages of an owner's preferred agents and second currency, by the names that `ownerId` gives their components. */
export function ownerComponents(owner: Owner): Record<string, Component<Context>> {
  const component = <Args>(args: z.ZodType<Args, unknown>, show: Show<Args>) =>
    answering('update', args, show, owner.requires);
  const changeAgent = (changeFor: (agent: string) => AgentsChange) =>
    component(oneAgent, async (request, [agent]) => {
      await owner.changeAgents(request, changeFor(agent));
      return showAgent(owner, request, agent);
    });
  const components = {
    agents: component(noArgs, (request) => showAgents(owner, request)),
    /** The menu of the preferred agents. */
    agent: component(noArgs, (request, _args, [chosen = '']) => showAgent(owner, request, chosen)),
    add: component(menuNumber, async (request, _args, [chosen = '']) => {
      await owner.changeAgents(request, await addChosenAgents([chosen], request.context));
      return showAgents(owner, request);
    }),
    up: changeAgent((agent) => moveAgent(agent, -1)),
    down: changeAgent((agent) => moveAgent(agent, 1)),
    remove: changeAgent(removeAgent),
    currency: component(noArgs, async (request) => {
      const choice = await currencyChoice(request, owner.name);
      return choice === null
        ? showPage(request, owner.name)
        : currencyView(owner.name, choice, request.texts);
    }),
    /** The menu of the currencies. */
    prices: component(noArgs, async (request, _args, [chosen = '']) => {
      const currency = currencyOf(chosen, request.context);
      if (currency !== undefined) await owner.setCurrency(request, currency);
      return showPage(request, owner.name);
    }),
  };
  return Object.fromEntries(Object.entries(components).map(([name, one]) => [`${owner.name}-${name}`, one]));
}

async function showAgents(owner: Owner, request: CommandRequest): Promise<MessageView> {
  const preferred = await owner.agents(request);
  return agentsView(owner.name, preferred, await knownAgents(request.context), request.texts);
}

/** One preferred agent; the list if it isn't one of them. */
async function showAgent(owner: Owner, request: CommandRequest, agent: string): Promise<MessageView> {
  const preferred = await owner.agents(request);
  return preferred.includes(agent)
    ? preferredAgentView(owner.name, agent, preferred, request.texts)
    : showAgents(owner, request);
}

/** What is stored for a menu's value; undefined for a value that no menu offers. */
function currencyOf(chosen: string, { exchangeRates: { rates } }: Context): string | null | undefined {
  if (chosen === CURRENCY_CHOICE.asServer) return null;
  if (chosen === CURRENCY_CHOICE.none) return '';
  return rates.has(chosen) ? chosen : undefined;
}
