import type { CachedResponse, LookupResult } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { safeUrl } from '../discord/safe-url.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { agentDisplayName, platformDisplayName } from './display-names.ts';
import { freshness } from './freshness.ts';
import { lookupControls } from './lookup-controls.ts';
import { isInStock, lookupFields } from './lookup-fields.ts';
import { selectedSku, type VariantSelection } from './variant-selection.ts';

interface LookupViewOptions {
  /** The agent whose warehouse figures the user asked for; empty for the service's choice. */
  readonly agent: string;
  readonly selection: VariantSelection;
  /** The agent whose link the user pasted; null for the platform's own link, or when it is not known. */
  readonly linkAgent: string | null;
}

/** Everything the service knows about a product, narrowed to the chosen variant. */
export function lookupView(
  answer: CachedResponse<LookupResult>,
  { agent, selection, linkAgent }: LookupViewOptions,
  texts: Texts,
): MessageView {
  const result = answer.data;
  const sku = selectedSku(result, selection);
  const image = safeUrl(sku?.image) ?? safeUrl(result.main_image);
  const url = safeUrl(result.canonical);
  const inStock = sku?.stock === undefined ? isInStock(result) : sku.stock > 0;
  return {
    embeds: [
      {
        color: inStock === undefined ? COLOURS.neutral : inStock ? COLOURS.good : COLOURS.waiting,
        title: escapeText(result.title ?? '', LIMITS.embedTitle) || texts.lookup.noTitle,
        description: `${sourceLine(result, linkAgent, texts)}\n${freshness(answer, texts)}`,
        fields: lookupFields(result, selection, texts),
        ...(url === null ? {} : { url }),
        ...(image === null ? {} : { thumbnail: { url: image } }),
      },
    ],
    components: lookupControls(result, agent, selection, texts),
  };
}

/** The product's platform and id, the agent of the pasted link, and where the variants come from. */
function sourceLine(result: LookupResult, linkAgent: string | null, texts: Texts): string {
  const { platform, product_id, variant_source = '' } = result;
  const product = texts.common.product(platformDisplayName(platform), product_id);
  const hasOtherSource = variant_source !== '' && variant_source !== platform;
  return [
    escapeText(product, 120),
    linkAgent === null ? '' : texts.lookup.linkAgent(escapeText(agentDisplayName(linkAgent), 60)),
    hasOtherSource ? texts.lookup.variantSource(escapeText(platformDisplayName(variant_source), 60)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
