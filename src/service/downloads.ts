import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { imageTypeOf } from '../domain/products/image-type.ts';
import { createAgent, type Dispatcher, getBytes } from './http.ts';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

const CONCURRENT_DOWNLOADS = 8;
const CACHE_BYTES = 16 * 1024 * 1024;
const MAX_HOSTS = 200;

/** @param trusted the only host that may resolve to a private address */
function createDownloader(trusted: string, timeoutMs: number, dispatcher?: Dispatcher) {
  const agent = dispatcher ?? createAgent(publicLookup(trusted));
  const limit = pLimit(CONCURRENT_DOWNLOADS);
  return {
    /** Null on any failure: a redirect, too many bytes, a timeout. */
    get(url: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
      const signal = AbortSignal.timeout(timeoutMs);
      return limit(() => getBytes(url, { dispatcher: agent, signal, maxBytes })).catch(() => null);
    },
    close: () => agent.destroy(),
  };
}

interface DownloadOptions {
  /** Timeout of one download, including time in the queue. */
  readonly timeoutMs?: number;
  readonly dispatcher?: Dispatcher;
}

interface PhotoDownloadOptions extends DownloadOptions {
  /** The service's address. Its host may serve photos from a private address, as in the sandbox. */
  readonly baseUrl: string;
  readonly maxBytes?: number;
}

export type PhotoDownloads = ReturnType<typeof createPhotoDownloads>;

/** Downloads photos, but only from hosts that the service named. */
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

  /** Null for an address on any other host. */
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
    /** Same as {@link download}, but without caching: the caller owns the buffer and may transfer it. */
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

/** Checked here because connections to a literal IP address skip the DNS lookup, and so {@link publicLookup}. */
function isReachable({ hostname }: URL, ownHostname: string): boolean {
  const address = hostname.replaceAll(/[[\]]/g, '');
  return hostname === ownHostname || isIP(address) === 0 || isPublicAddress(address);
}

/** Discord's hosts for files (developers/reference#signed-attachment-cdn-urls). */
const DISCORD_HOSTS = new Set(['cdn.discordapp.com', 'media.discordapp.net']);

interface AttachmentDownloadOptions extends DownloadOptions {
  /** The address of Discord's API. If that isn't discord.com, files on its origin are allowed, too. */
  readonly discordUrl: string;
}

export type AttachmentDownloads = ReturnType<typeof createAttachmentDownloads>;

/** Downloads files that people uploaded to Discord, and nothing else. */
export function createAttachmentDownloads({
  discordUrl,
  timeoutMs = 5_000,
  dispatcher,
}: AttachmentDownloadOptions) {
  const { origin, hostname } = new URL(discordUrl);
  const otherOrigin = hostname === 'discord.com' ? null : origin;
  const downloader = createDownloader(hostname, timeoutMs, dispatcher);
  return {
    /** @param text a URL from Discord's data, never from message text. @returns null for another host */
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
