import type { VariantOption } from '../api/index.ts';
import { plainText } from '../discord/truncate.ts';

/** An option's name, followed by the Chinese one where they differ. */
export function optionName({ name, name_cn }: VariantOption): string {
  const names = [name, name_cn].map((part) => plainText(part ?? '', 60)).filter((part) => part !== '');
  return [...new Set(names)].join(' · ') || '?';
}
