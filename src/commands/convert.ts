import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { z } from 'zod';
import { ApiError, type CachedResponse, type ConvertResult, onlyAgents, type Subject } from '../api/index.ts';
import {
  type Command,
  type ComponentInteraction,
  type DeleteMessageComponent,
  defineComponent,
} from '../bot/command.ts';
import type { Context } from '../context.ts';
import { canonicalUrl } from '../links/catalogue.ts';
import type { Texts } from '../texts/index.ts';
import { agentLinkView, convertView } from '../views/convert.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { readAgents, suggestAgentList } from './arguments/agents.ts';
import { productArgs, readLink } from './arguments/product.ts';
import { EVERYWHERE } from './definition/availability.ts';
import { localized } from './definition/localized.ts';
import { textsForReply, textsForUser } from './reply/reply-texts.ts';

/**
 * Asks by the platform's own link, so that every agent's link to one product shares one answer. Only the answer to a
 * question about all agents tells which ones there are: one about a few would be remembered as if there were no others.
 */
async function convertSubject(
  context: Context,
  subject: Subject,
  agents: readonly string[],
  texts: Texts,
): Promise<CachedResponse<ConvertResult>> {
  const url = 'url' in subject ? subject.url : canonicalUrl(subject);
  if (url === null) throw new UserFacingError(texts.errors.linkNotFound);
  const askedAt = context.clock();
  const answer = await context.api.convert(url, agents.length === 0 ? {} : { agents });
  // A cached answer names no agent that was not remembered when it came; each write is an fsync.
  if (agents.length > 0 || answer.checkedAt < askedAt) return answer;
  await context.store.agents.add(Object.keys(answer.data.agents), context.clock()).catch((error: unknown) => {
    context.log.error({ err: error }, 'agents not stored');
  });
  return answer;
}

/** A service that refuses the list because it does not know one of the agents is asked for all of them instead. */
async function convertForAgents(
  context: Context,
  subject: Subject,
  agents: readonly string[],
  texts: Texts,
): Promise<CachedResponse<ConvertResult>> {
  try {
    return await convertSubject(context, subject, agents, texts);
  } catch (error) {
    if (agents.length === 0 || !(error instanceof ApiError) || error.kind !== 'bad_request') throw error;
    const all = await convertSubject(context, subject, [], texts);
    return { ...all, data: onlyAgents(all.data, agents) };
  }
}

const open = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      async view() {
        const { agents } = await context.store.settings.user(interaction.user.id);
        return convertView(await convertSubject(context, { platform, id }, [], texts), agents, texts);
      },
    };
  },
});

const agent = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id], values: [chosen] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      view: async () =>
        agentLinkView(await convertSubject(context, { platform, id }, [], texts), chosen ?? '', texts),
    };
  },
});

/** Takes the bot's reply to a link in chat away: for the author of the message, and for moderators. */
const dismiss: DeleteMessageComponent = {
  mode: 'remove',
  async authorize({ interaction }, { store }) {
    if (interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages)) return;
    const reply = await store.chatReplies.byReply(interaction.message.id);
    const authorId = reply?.authorId ?? (await repliedAuthorId(interaction));
    if (authorId !== interaction.user.id) throw new UserFacingError(textsForUser(interaction).chat.notAuthor);
  },
  onDeleted: ({ interaction }, { store }) => store.chatReplies.removeReply(interaction.message.id),
};

const authored = z.object({ author: z.object({ id: z.string() }) });

/** The author that a reply answers, for replies no longer stored; null when Discord does not know either. */
async function repliedAuthorId({ client, channelId, message }: ComponentInteraction): Promise<string | null> {
  const sourceId = message.reference?.messageId;
  if (sourceId === undefined) return null;
  try {
    return authored.parse(await client.rest.get(Routes.channelMessage(channelId, sourceId))).author.id;
  } catch {
    return null;
  }
}

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('convert', ({ commands }) => commands.convert.description),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized('link', ({ commands }) => commands.convert.link),
        required: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localized('agents', ({ commands }) => commands.convert.agents),
        autocomplete: true,
      },
      {
        ...localized('private', ({ commands }) => commands.private),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? false;
    const texts = textsForUser(interaction);
    const { subject } = readLink(interaction.options.getString('link', true), texts);
    const wanted = interaction.options.getString('agents') ?? '';
    return {
      private: isPrivate,
      async view(visibility) {
        const agents = await readAgents(wanted, context, texts);
        // Without a wish for this time, what the asker has chosen in the settings comes first.
        const first =
          agents.length > 0 ? agents : (await context.store.settings.user(interaction.user.id)).agents;
        const answer = await convertForAgents(context, subject, agents, texts);
        return convertView(answer, first, await textsForReply(visibility, interaction, context));
      },
    };
  },
  autocomplete: (interaction, context) => suggestAgentList(interaction.options.getFocused(), context),
  components: { open, agent0: agent, agent1: agent, dismiss },
} satisfies Command;
