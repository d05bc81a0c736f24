/** What an agent's spelling of a platform stands for; keys in lower case. */
export type Codes = Readonly<Record<string, string>>;

/**
 * One way a URL can name a product. Paths are matched in lower case, without a language segment, doubled or trailing
 * slashes; a hash route (`#/goods?…`) is a path that begins with `#`.
 */
export type Shape =
  /** Platform and id are parameters. */
  | {
      readonly kind: 'params';
      readonly path: RegExp;
      readonly id: readonly string[];
      readonly platform: readonly string[];
      readonly codes: ReadonlyMap<string, string>;
    }
  /** Platform and id stand in the path, as groups `code` and `id`. */
  | { readonly kind: 'path'; readonly path: RegExp; readonly codes: ReadonlyMap<string, string> }
  /** The path says the platform, the id is its group `id` or a parameter. */
  | {
      readonly kind: 'fixed';
      readonly path: RegExp;
      readonly platform: string;
      readonly id: readonly string[];
    }
  /**
   * A whole product link is the value of a parameter. Agents rename the page around it often, and the inner link is
   * judged by itself, so unless a path is given any page will do.
   */
  | { readonly kind: 'wrapped'; readonly params: readonly WrappingParam[]; readonly path: RegExp | null };

export interface WrappingParam {
  readonly name: string;
  /** Finds the parameter and all that follows in a query: where a link was not encoded, the rest belongs to it. */
  readonly onwards: RegExp;
}

export const WORDS: Codes = { weidian: 'weidian', taobao: 'taobao', tmall: 'tmall', '1688': '1688' };
export const FAMILY_WORDS: Codes = { ...WORDS, ali_1688: '1688' };
export const LETTERS: Codes = { wd: 'weidian', tb: 'taobao', al: '1688' };
export const MICRO: Codes = { ...WORDS, micro: 'weidian', xianyu: 'xianyu' };
/** Hoobuy's digits, which most younger agents took over. What 3 means differs from source to source. */
export const DIGITS: Codes = { '0': '1688', '1': 'taobao', '2': 'weidian' };
export const DIGITS_AND_WORDS: Codes = { ...DIGITS, ...WORDS };

export function params(path: RegExp, id: string, platform: string, codes: Codes): Shape {
  return { kind: 'params', path, id: id.split(' '), platform: platform.split(' '), codes: mapOf(codes) };
}

export function inPath(path: RegExp, codes: Codes): Shape {
  return { kind: 'path', path, codes: mapOf(codes) };
}

export function fixed(path: RegExp, platform: string, id = ''): Shape {
  return { kind: 'fixed', path, platform, id: id === '' ? [] : id.split(' ') };
}

export function wrapped(names: string, path: RegExp | null = null): Shape {
  const each = names.split(' ').map((name) => ({ name, onwards: new RegExp(`(?:^|&)${name}=(.*)$`, 'i') }));
  return { kind: 'wrapped', params: each, path };
}

/** A map, so that a code of `constructor` finds nothing. */
function mapOf(codes: Codes): ReadonlyMap<string, string> {
  return new Map(Object.entries(codes));
}
