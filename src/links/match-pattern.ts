import type { Product } from './product.ts';
import type { UrlPart } from './url-parts.ts';
import type { UrlPattern } from './url-patterns.ts';

/** The product that a page names; null when the pattern does not match. */
export function matchPattern(
  pattern: Exclude<UrlPattern, { kind: 'wrapped' }>,
  part: UrlPart,
): Product | null {
  const match = pattern.path.exec(part.path);
  if (match === null) return null;
  const { groups } = match;
  if (pattern.kind === 'path') return parseProduct(pattern.codes.get(groups?.['code'] ?? ''), groups?.['id']);
  if (pattern.kind === 'fixed')
    return parseProduct(pattern.platform, groups?.['id'] ?? part.firstParameter(pattern.id));
  const code = part.firstParameter(pattern.platform)?.trim().toLowerCase() ?? '';
  return parseProduct(pattern.codes.get(code), part.firstParameter(pattern.id));
}

/** An id consists of digits; brackets and text that share sheets and Markdown put around it are ignored. */
function parseProduct(platform: string | undefined, text: string | undefined): Product | null {
  const id = text === undefined ? undefined : /^\s*[[(]?(\d{5,20})(?!\w)/.exec(text)?.[1];
  return platform === undefined || id === undefined ? null : { platform, id };
}
