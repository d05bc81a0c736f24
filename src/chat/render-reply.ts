import { type Api, ApiError, type ConvertResult, isClientError } from '../api/index.ts';
import type { MessageView } from '../discord/message-view.ts';
import { canonicalUrl } from '../links/catalogue.ts';
import type { Log } from '../process/log.ts';
import { textsFor } from '../texts/index.ts';
import { chatReplyView } from '../views/chat-reply.ts';
import type { ChatReplyItem } from '../views/chat-reply-card.ts';
import type { SelectedLink, SelectedLinks } from './select-links.ts';

interface ReplyRendererOptions {
  readonly api: Api;
  readonly log: Log;
}

/** The reply to a message's links. */
interface RenderedReply {
  /** Null when there is nothing to show. */
  readonly view: MessageView | null;
  /** The links that the view shows. */
  readonly links: readonly SelectedLink[];
  /** Whether links are missing because the service failed. */
  readonly isPartial: boolean;
}

/**
 * Converts the links with the service, and renders the reply.
 * @param preferred agents to show first
 * @param guildId all links of one server share one part of the service's concurrency
 */
export type RenderReply = (
  selected: SelectedLinks,
  preferred: readonly string[],
  locale: string,
  guildId: string,
) => Promise<RenderedReply>;

export function createReplyRenderer({ api, log }: ReplyRendererOptions): RenderReply {
  const convert = async (
    { subject }: SelectedLink,
    client: Api,
  ): Promise<ConvertResult | 'nothing' | 'failed'> => {
    const url = 'url' in subject ? subject.url : canonicalUrl(subject);
    if (url === null) return 'nothing';
    try {
      return (await client.convert(url)).data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Anybody can post links to products that don't exist; they must not fill the log.
      if (isClientError(error)) return 'nothing';
      // The author did not run a command, so only the operator is informed.
      log.warn({ err: error }, 'chat links skipped: the service failed');
      return 'failed';
    }
  };

  return async ({ links, more }, preferred, locale, guildId) => {
    const client = api.forBackground(`chat ${guildId}`);
    const results = await Promise.all(
      links.map(async (link) => ({
        link,
        result: isAlreadyPreferred(link, preferred) ? 'nothing' : await convert(link, client),
      })),
    );
    const items = results.flatMap(({ link, result }): ChatReplyItem[] =>
      typeof result === 'string' ? [] : [{ result, spoiler: link.spoiler }],
    );
    return {
      view: items.length === 0 ? null : chatReplyView(items, more, preferred, textsFor(locale)),
      links: results.filter(({ result }) => typeof result !== 'string').map(({ link }) => link),
      isPartial: results.some(({ result }) => result === 'failed'),
    };
  };
}

/** A link of the server's only agent needs no conversion. */
function isAlreadyPreferred({ agent }: SelectedLink, preferred: readonly string[]): boolean {
  return preferred.length === 1 && agent === preferred[0];
}
