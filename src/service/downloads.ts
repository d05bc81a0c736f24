import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { imageTypeOf } from '../domain/products/image-type.ts';
import { createAgent, type Dispatcher, getBytes } from './http.ts';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

const CONCURRENT_DOWNLOADS = 8;
const CACHE_BYTES = 16 * 1024 * 1024;
const MAX_HOSTS = 200;

/** @param trusted the only host that may have a private address */
function createDownloader(trusted: string, timeoutMs: number, dispatcher?: Dispatcher) {
  const agent = dispatcher ?? createAgent(publicLookup(trusted));
  const limit = pLimit(CONCURRENT_DOWNLOADS);
  return {
    /** Null on every failure: a redirect, more bytes, too slow. */
    get(url: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
      const signal = AbortSignal.timeout(timeoutMs);
      return limit(() => getBytes(url, { dispatcher: agent, signal, maxBytes })).catch(() => null);
    },
    close: () => agent.destroy(),
  };
}

interface DownloadOptions {
  /** Of one download, waiting included. */
  readonly timeoutMs?: number;
  readonly dispatcher?: Dispatcher;
}

interface PhotoDownloadOptions extends DownloadOptions {
  /** The service's address: photos on its host may be on a private address, as in the sandbox. */
  readonly baseUrl: string;
  readonly maxBytes?: number;
}

export type PhotoDownloads = ReturnType<typeof createPhotoDownloads>;

/** Downloads photos from hosts that the service named, and from no others. */
export function createPhotoDownloads({
  baseUrl,
  timeoutMs = 3_000,
  maxBytes = 8 * 1024 * 1024,
  dispatcher,
}: PhotoDownloadOptions) {
  const { hostname: ownHostname } = new URL(baseUrl);
  const downloader = createDownloader(ownHostname, timeoutMs, dispatcher);
  const hosts = new LRUCache<string, true>({ max: MAX_HOSTS });
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_BYTES,
    maxEntrySize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: load,
  });

  async function load(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const bytes = await downloader.get(url, maxBytes);
    return bytes !== null && imageTypeOf(bytes) !== null ? bytes : undefined;
  }

  /** Null for an address that is not one of the service's. */
  function reachable(text: string): string | null {
    const url = webUrl(text);
    if (url === null || hosts.get(url.host) === undefined || !isReachable(url, ownHostname)) return null;
    return url.href;
  }

  return {
    /** Allows the hosts of these addresses, which an answer or a webhook of the service contained. */
    allow(urls: readonly string[]): void {
      for (const url of urls.flatMap((text) => webUrl(text) ?? [])) hosts.set(url.host, true);
    },
    /** @returns the bytes of a JPEG, PNG, GIF, WebP or AVIF file; null for anything else and on every failure */
    async download(text: string): Promise<Uint8Array | null> {
      const url = reachable(text);
      return url === null ? null : ((await cache.fetch(url)) ?? null);
    },
    /** The same, but the file isn't kept, and its memory is the caller's: it may be transferred. */
    async downloadOnce(text: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const url = reachable(text);
      return url === null ? null : ((await load(url)) ?? null);
    },
    close: downloader.close,
  };
}

/** A web address without a user name and password. */
function webUrl(text: string): URL | null {
  const url = URL.parse(text);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (isWeb) url.hash = '';
  return isWeb ? url : null;
}

/** Connections to an IP address look up no name, so {@link publicLookup} doesn't see them. */
function isReachable({ hostname }: URL, ownHostname: string): boolean {
  const address = hostname.replaceAll(/[[\]]/g, '');
  return hostname === ownHostname || isIP(address) === 0 || isPublicAddress(address);
}

/** Discord's hosts for files (developers/reference#signed-attachment-cdn-urls). */
const DISCORD_HOSTS = new Set(['cdn.discordapp.com', 'media.discordapp.net']);

interface AttachmentDownloadOptions extends DownloadOptions {
  /** The address of Discord's API. Files of another Discord than discord.com may be at its origin, too. */
  readonly discordUrl: string;
}

export type AttachmentDownloads = ReturnType<typeof createAttachmentDownloads>;

/** Downloads files that people uploaded to Discord, and nothing from anywhere else. */
export function createAttachmentDownloads({
  discordUrl,
  timeoutMs = 5_000,
  dispatcher,
}: AttachmentDownloadOptions) {
  const { origin, hostname } = new URL(discordUrl);
  const otherOrigin = hostname === 'discord.com' ? null : origin;
  const downloader = createDownloader(hostname, timeoutMs, dispatcher);
  return {
    /** @param text as in Discord's data, never from a text; null for another host */
    async download(text: string, maxBytes: number): Promise<Uint8Array | null> {
      const url = URL.parse(text);
      return url !== null && isDiscords(url, otherOrigin) ? downloader.get(url.href, maxBytes) : null;
    },
    close: downloader.close,
  };
}

function isDiscords(url: URL, otherOrigin: string | null): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.origin === otherOrigin || (url.protocol === 'https:' && DISCORD_HOSTS.has(url.host));
}
