/** An agent's codes for the platforms; keys in lower case. */
type PlatformCodes = Readonly<Record<string, string>>;

/**
 * One way a URL can name a product. Paths are matched in lower case, without a language segment, doubled or trailing
 * slashes; a hash route (`#/goods?…`) is a path that begins with `#`.
 */
export type UrlPattern =
  /** Platform and id are parameters. */
  | {
      readonly kind: 'params';
      readonly path: RegExp;
      readonly id: readonly string[];
      readonly platform: readonly string[];
      readonly codes: ReadonlyMap<string, string>;
    }
  /** Platform and id are the groups `code` and `id` of the path. */
  | { readonly kind: 'path'; readonly path: RegExp; readonly codes: ReadonlyMap<string, string> }
  /** The path determines the platform; the id is its group `id` or a parameter. */
  | {
      readonly kind: 'fixed';
      readonly path: RegExp;
      readonly platform: string;
      readonly id: readonly string[];
    }
  /**
   * A whole product link is the value of a parameter. Agents often rename the page, and the inner link is
   * checked as well, so any page matches unless a path is given.
   */
  | { readonly kind: 'wrapped'; readonly params: readonly WrappingParam[]; readonly path: RegExp | null };

interface WrappingParam {
  readonly name: string;
  /** Matches the parameter and the rest of the query, which belongs to the link if it was not encoded. */
  readonly withRest: RegExp;
}

export const NAME_CODES: PlatformCodes = {
  weidian: 'weidian',
  taobao: 'taobao',
  tmall: 'tmall',
  '1688': '1688',
};
export const CNFANS_CODES: PlatformCodes = { ...NAME_CODES, ali_1688: '1688' };
export const LETTER_CODES: PlatformCodes = { wd: 'weidian', tb: 'taobao', al: '1688' };
export const MICRO_CODES: PlatformCodes = { ...NAME_CODES, micro: 'weidian', xianyu: 'xianyu' };
/** Hoobuy's digits, which most newer agents also use. Sources disagree on the meaning of 3. */
export const DIGIT_CODES: PlatformCodes = { '0': '1688', '1': 'taobao', '2': 'weidian' };
export const DIGIT_AND_NAME_CODES: PlatformCodes = { ...DIGIT_CODES, ...NAME_CODES };

export function params(path: RegExp, id: string, platform: string, codes: PlatformCodes): UrlPattern {
  return { kind: 'params', path, id: id.split(' '), platform: platform.split(' '), codes: mapOf(codes) };
}

export function inPath(path: RegExp, codes: PlatformCodes): UrlPattern {
  return { kind: 'path', path, codes: mapOf(codes) };
}

export function fixed(path: RegExp, platform: string, id = ''): UrlPattern {
  return { kind: 'fixed', path, platform, id: id === '' ? [] : id.split(' ') };
}

export function wrapped(names: string, path: RegExp | null = null): UrlPattern {
  const each = names.split(' ').map((name) => ({ name, withRest: new RegExp(`(?:^|&)${name}=(.*)$`, 'i') }));
  return { kind: 'wrapped', params: each, path };
}

/** A map, since an object would also have a `constructor` code. */
function mapOf(codes: PlatformCodes): ReadonlyMap<string, string> {
  return new Map(Object.entries(codes));
}
