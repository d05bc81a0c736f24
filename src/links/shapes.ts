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
      readonly codes: Codes;
    }
  /** Platform and id stand in the path, as groups `code` and `id`. */
  | { readonly kind: 'path'; readonly path: RegExp; readonly codes: Codes }
  /** The path says the platform, the id is its group `id` or a parameter. */
  | {
      readonly kind: 'fixed';
      readonly path: RegExp;
      readonly platform: string;
      readonly id?: readonly string[];
    }
  /** A whole product link is the value of a parameter, on any page. */
  | { readonly kind: 'wrapped'; readonly names: readonly string[] };

export const WORDS: Codes = { weidian: 'weidian', taobao: 'taobao', tmall: 'tmall', '1688': '1688' };
export const FAMILY_WORDS: Codes = { ...WORDS, ali_1688: '1688' };
export const LETTERS: Codes = { wd: 'weidian', tb: 'taobao', al: '1688' };
export const MICRO: Codes = { ...WORDS, micro: 'weidian', xianyu: 'xianyu' };
/** Hoobuy's digits, which most younger agents took over. */
export const DIGITS: Codes = { '0': '1688', '1': 'taobao', '2': 'weidian' };

export function params(path: RegExp, id: string, platform: string, codes: Codes): Shape {
  return { kind: 'params', path, id: id.split(' '), platform: platform.split(' '), codes };
}

export function inPath(path: RegExp, codes: Codes): Shape {
  return { kind: 'path', path, codes };
}

export function fixed(path: RegExp, platform: string, id?: string): Shape {
  return { kind: 'fixed', path, platform, ...(id === undefined ? {} : { id: id.split(' ') }) };
}

export function wrapped(...names: readonly string[]): Shape {
  return { kind: 'wrapped', names };
}
