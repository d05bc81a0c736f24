import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Component } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { ADDRESSABLE } from '../../views/addressable.ts';
import { agentsView, preferredAgentView } from '../../views/settings/agents.ts';
import { knownAgents } from '../arguments/agents.ts';
import { addChosenAgents, moveAgent, removeAgent } from '../arguments/preferred-agents.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import type { Owner } from './owner.ts';

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
  return defineComponent({
    ...permissionOf(owner),
    mode: 'update',
    args: z.tuple([]),
    press: ({ interaction }, context) => ({
      private: true,
      view: () => showAgents(owner, interaction, context),
    }),
  });
}

/** A menu of the preferred agents opens the chosen one. */
function openAgent(owner: Owner) {
  return defineComponent({
    ...permissionOf(owner),
    mode: 'update',
    args: z.tuple([]),
    press: ({ interaction, values: [chosen = ''] }, context) => ({
      private: true,
      view: () => showAgent(owner, chosen, interaction, context),
    }),
  });
}

/** Several menus add the chosen agent: their ids differ by a number. */
function add(owner: Owner) {
  return defineComponent({
    ...permissionOf(owner),
    mode: 'update',
    args: z.tuple([z.string().regex(/^\d$/)]),
    press: ({ interaction, values: [chosen = ''] }, context) => ({
      private: true,
      async view() {
        await owner.changeAgents(interaction, context, await addChosenAgents([chosen], context));
        return showAgents(owner, interaction, context);
      },
    }),
  });
}

/** A button of one agent's page. */
function changeAgent(owner: Owner, changeFor: (agent: string) => Parameters<Owner['changeAgents']>[2]) {
  return defineComponent({
    ...permissionOf(owner),
    mode: 'update',
    args: agentArg,
    press: ({ interaction, args: [agent] }, context) => ({
      private: true,
      async view() {
        await owner.changeAgents(interaction, context, changeFor(agent));
        return showAgent(owner, agent, interaction, context);
      },
    }),
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
