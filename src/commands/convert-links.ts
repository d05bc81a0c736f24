import { ApplicationCommandType } from 'discord.js';
import type { ConvertResult } from '../api/index.ts';
import type { MessageCommand } from '../bot/command.ts';
import { UserError } from '../errors.ts';
import { canonicalOf } from '../links/catalogue.ts';
import { linksView } from '../views/chat-reply.ts';
import { EVERYWHERE } from './input/availability.ts';
import { readMessageLinks } from './input/message-links.ts';
import { titled } from './input/named.ts';
import { textsForAsker } from './input/texts-for-asker.ts';

/** What fits into one message with its buttons; the rest are counted. */
const MAX_LINKS = 4;

export default {
  on: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...titled(({ commands }) => commands.convertLinks),
  },
  execute(interaction, { api, log, store }) {
    const texts = textsForAsker(interaction);
    const subjects = readMessageLinks(interaction, texts);
    const convert = async (subject: (typeof subjects)[number]): Promise<ConvertResult> => {
      const url = 'url' in subject ? subject.url : canonicalOf(subject);
      if (url === null) throw new UserError(texts.problems.linkNotFound);
      return (await api.convert(url)).data;
    };
    return {
      private: true,
      async view() {
        const answers = await Promise.allSettled(subjects.slice(0, MAX_LINKS).map(convert));
        const items = answers.flatMap((answer) =>
          answer.status === 'fulfilled' ? [{ result: answer.value, spoiler: false }] : [],
        );
        const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
        if (items.length === 0) throw failures[0];
        for (const error of failures) log.info({ err: error }, 'one of several links could not be converted');
        const { agents } = await store.settings.user(interaction.user.id);
        const leftOut = { more: Math.max(0, subjects.length - MAX_LINKS), failed: failures.length };
        return linksView(items, leftOut, agents, texts);
      },
    };
  },
} satisfies MessageCommand;
