import type { APITextDisplayComponent } from 'discord.js';
import { escapeText } from '../discord/messages/markdown.ts';
import type { CachedResponse } from '../service/index.ts';
import type { Texts } from '../texts/index.ts';
import { textDisplay } from './container.ts';
import { formatNumber } from './number-format.ts';
import { relative } from './phrases.ts';

interface Provenance {
  readonly source?: string | undefined;
  readonly attribution?: string | undefined;
  readonly provider?: string | undefined;
}

/** Names the source of an answer; empty where the card already names it. */
export function sourcePart(provenance: Provenance, texts: Texts): string {
  const { source = '', attribution = '', provider = '' } = provenance;
  const name = escapeText(source, 100);
  const credits = `${attribution}\n${provider}`.toLowerCase();
  return name === '' || credits.includes(source.trim().toLowerCase()) ? '' : texts.common.source(name);
}

/** Says that the service sent fewer entries than it counts; empty otherwise. @param expected the service's count */
export function incompleteLine(received: number, expected: number | undefined, texts: Texts): string {
  if (expected === undefined || !Number.isInteger(expected) || expected <= received) return '';
  const [some, all] = [received, expected].map((count) => formatNumber(count, texts.locale));
  return `-# ${texts.common.incomplete(some ?? '', all ?? '')}`;
}

/** Says first that the service doesn't respond and how old the answer is; nothing for a current answer. */
export function staleLine(answer: CachedResponse<object>, texts: Texts): APITextDisplayComponent[] {
  return answer.stale ? [textDisplay(`⚠️ ${texts.common.stale(relative(answer.checkedAt))}`)] : [];
}
