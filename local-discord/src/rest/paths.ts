import { OPERATIONS } from './operations.ts';

const PREFIX = '/api/v10';
/** Versions that Discord still serves (developers/reference, "API Versions"). */
const SERVED = new Set(['6', '7', '8', '9', '10']);

/** Path below /api/v10, decoded, without the query. */
export function routeOf(url: string): string {
  const path = (url.split('?')[0] ?? '').slice(PREFIX.length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Every version answers as v10, and some clients encode the `@` of `@me`. */
export function currentVersion(url: string): string {
  const [path = '/', ...query] = url.split('?');
  const current = path.replace(/^\/api(\/v\d+)?(?=\/)/, PREFIX).replaceAll('%40', '@');
  return [current, ...query].join('?');
}

/** Whether Discord serves the version in a path, if any. */
export function isServed(url: string): boolean {
  const version = /^\/api\/v(\d+)\//.exec(url)?.[1];
  return version === undefined || SERVED.has(version);
}

const PATHS = Object.values(OPERATIONS).map(
  ([, path]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/** Whether any operation has this path, with any method. */
export const isKnownPath = (route: string) => PATHS.some((path) => path.test(route));
