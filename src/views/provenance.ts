import { escapeText } from '../discord/limits.ts';
import type { Texts } from '../texts/index.ts';
import { formatNumber } from './number-format.ts';

/** Who an answer comes from, as far as the operation names them. */
export interface Provenance {
  readonly source?: string | undefined;
  readonly attribution?: string | undefined;
  readonly provider?: string | undefined;
}

/** The source of an answer in small text; empty where the card names it already. */
export function sourcePart(
  { source = '', attribution = '', provider = '' }: Provenance,
  texts: Texts,
): string {
  const name = escapeText(source, 100);
  const credits = `${attribution}\n${provider}`.toLowerCase();
  return name === '' || credits.includes(source.trim().toLowerCase()) ? '' : texts.common.source(name);
}

/**
 * A line that says that the service counts more entries than it sent; empty otherwise.
 * @param counted by the service
 */
export function incompleteLine(received: number, expected: number | undefined, texts: Texts): string {
  if (expected === undefined || !Number.isInteger(expected) || expected <= received) return '';
  const [some, all] = [received, expected].map((count) => formatNumber(count, texts.locale));
  return `-# ${texts.common.incomplete(some ?? '', all ?? '')}`;
}
