import type { CachedResponse, QcResult } from '../api/index.ts';
import type { MessageFile } from '../discord/message-view.ts';
import type { ProductSummary } from '../products/index.ts';
import type { AgentLink } from './agent-links.ts';

/** What the cards of QC photos show besides the position of the reader. */
export interface QcCard {
  readonly answer: CachedResponse<QcResult>;
  readonly summary: ProductSummary;
  /** The product at the reader's first agent; null when it is not known. */
  readonly agent: AgentLink | null;
  /** Whether the reader is told about new photos. */
  readonly watching: boolean;
  /** Whether the photos can be shown to the whole channel. */
  readonly canAsk: boolean;
  /** Whether contact sheets can be drawn. */
  readonly canDraw: boolean;
  /** The reader asked for a contact sheet, which can't be drawn now. */
  readonly lacksSheet?: boolean;
  /** Photos that are attached instead of linked, by their addresses. */
  readonly attached: ReadonlyMap<string, MessageFile>;
  /** Milliseconds since 1970. */
  readonly now: number;
}
