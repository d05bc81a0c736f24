import type { Answer } from '../api/index.ts';
import type { Texts } from '../texts/index.ts';
import { relative } from './time.ts';

/** One small line: when the service said so, or that it is not answering now. */
export function freshness(answer: Answer<unknown>, texts: Texts): string {
  const when = relative(answer.checkedAt);
  return answer.stale ? `⚠️ ${texts.common.stale(when)}` : `-# ${texts.common.checked(when)}`;
}
