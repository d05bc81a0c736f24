import type { CachedResponse, LookupResult } from '../api/index.ts';
import type { ProductFacts } from '../products/index.ts';
import type { AgentLink } from './agent-links.ts';
import type { VariantSelection } from './variant-selection.ts';

/** What a product card is rendered from. */
export interface LookupCard {
  readonly answer: CachedResponse<LookupResult>;
  /** The agent whose warehouse figures the user asked for; empty for the service's choice. */
  readonly agent: string;
  readonly selection: VariantSelection;
  readonly facts: ProductFacts;
  /** Whether the reader watches the price of what is chosen; false in public. */
  readonly isWatched: boolean;
  /** The link at the reader's first agent; null: none, or not loaded. */
  readonly agentLink: AgentLink | null;
}
