import { ApplicationCommandType } from 'discord.js';
import type { MessageContextMenuCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { linksView } from '../views/chat-reply.ts';
import { readMessageLinks } from './arguments/message-links.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localizedTitle } from './builders/localized.ts';
import { urlToConvert } from './convert-actions/convert-subject.ts';
import { textsForUser } from './reply/reply-texts.ts';

/** As many as fit into one message with their buttons; the view counts the others. */
const MAX_LINKS = 4;

export default {
  target: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...localizedTitle(({ commands }) => commands.convertLinks),
  },
  execute(interaction, { api, log, store }) {
    const texts = textsForUser(interaction);
    const subjects = readMessageLinks(interaction, texts);
    return {
      private: true,
      async view() {
        const answers = await Promise.allSettled(
          subjects.slice(0, MAX_LINKS).map(async (subject) => api.convert(urlToConvert(subject, texts))),
        );
        const items = answers.flatMap((answer) =>
          answer.status === 'fulfilled' ? [{ result: answer.value.data, spoiler: false }] : [],
        );
        const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
        if (items.length === 0) throw failures[0];
        for (const error of failures) log.info({ err: error }, 'link not converted');
        const { agents } = await store.settings.user(interaction.user.id);
        const omitted = { more: Math.max(0, subjects.length - MAX_LINKS), failed: failures.length };
        return linksView(items, omitted, agents, texts);
      },
    };
  },
} satisfies MessageContextMenuCommand<Context>;
