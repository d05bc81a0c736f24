import type { APITextDisplayComponent } from 'discord.js';
import type { CachedResponse } from '../api/index.ts';
import type { Texts } from '../texts/index.ts';
import { textDisplay } from './container.ts';
import { type Provenance, sourcePart } from './provenance.ts';
import { relative } from './time.ts';

/** When the service gave the answer, and its source, in small text; or that the service doesn't respond now. */
export function freshness(answer: CachedResponse<Provenance>, texts: Texts): string {
  const when = relative(answer.checkedAt);
  const source = sourcePart(answer.data, texts);
  if (answer.stale) return `⚠️ ${texts.common.stale(when)}${source === '' ? '' : `\n-# ${source}`}`;
  return `-# ${[texts.common.checked(when), source].filter((part) => part !== '').join(' · ')}`;
}

/** Says first that the service doesn't respond and how old the answer is; nothing for a current answer. */
export function staleLine(answer: CachedResponse<object>, texts: Texts): APITextDisplayComponent[] {
  return answer.stale ? [textDisplay(`⚠️ ${texts.common.stale(relative(answer.checkedAt))}`)] : [];
}
