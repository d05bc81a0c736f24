import { type Api, ApiError, type ConvertResult } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import { canonicalOf } from '../links/catalogue.ts';
import type { Log } from '../log.ts';
import { textsFor } from '../texts/index.ts';
import { type ChatReplyItem, chatReplyView } from '../views/chat-reply.ts';
import type { Chosen, ChosenLink } from './choose-links.ts';

export interface ComposeOptions {
  readonly api: Api;
  readonly log: Log;
}

/** Asks the service what the links are, and says it; null when there is nothing to say. */
export function createCompose({ api, log }: ComposeOptions) {
  const convert = async ({ subject }: ChosenLink): Promise<ConvertResult | null> => {
    const url = 'url' in subject ? subject.url : canonicalOf(subject);
    if (url === null) return null;
    try {
      return (await api.convert(url)).data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Nobody asked: a failing service is the operator's business, not the chat's.
      log.warn({ err: error }, 'links in chat were left alone');
      return null;
    }
  };

  return async (
    { links, more }: Chosen,
    preferred: readonly string[],
    locale: string,
  ): Promise<View | null> => {
    const items = await Promise.all(
      links.map(async (link): Promise<ChatReplyItem[]> => {
        const result = isThereAlready(link, preferred) ? null : await convert(link);
        return result === null ? [] : [{ result, spoiler: link.spoiler }];
      }),
    );
    const found = items.flat();
    return found.length === 0 ? null : chatReplyView(found, more, preferred, textsFor(locale));
  };
}

export type Compose = ReturnType<typeof createCompose>;

/** At the only agent that counts here there is nothing to offer. */
function isThereAlready({ agent }: ChosenLink, preferred: readonly string[]): boolean {
  return preferred.length === 1 && agent === preferred[0];
}
