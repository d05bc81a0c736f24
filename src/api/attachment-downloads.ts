import pLimit from 'p-limit';
import { createAgent, type Dispatcher, getBytes } from './http.ts';
import { publicLookup } from './public-lookup.ts';

/** Discord's hosts for files (developers/reference#signed-attachment-cdn-urls). */
const DISCORD_HOSTS = new Set(['cdn.discordapp.com', 'media.discordapp.net']);
const CONCURRENT_DOWNLOADS = 8;

interface AttachmentDownloadOptions {
  /** The address of Discord's API. Files of another Discord than discord.com may be at its origin, too. */
  readonly discordUrl: string;
  /** Of one download, waiting included. */
  readonly timeoutMs?: number;
  readonly dispatcher?: Dispatcher;
}

/** Downloads files that people uploaded to Discord, and nothing from anywhere else. */
export interface AttachmentDownloads {
  /**
   * @param url as in Discord's data, never from a text
   * @returns null on every failure: another host, a redirect, more bytes, too slow
   */
  download(url: string, maxBytes: number): Promise<Uint8Array | null>;
  /** Ends every download. */
  close(): Promise<void>;
}

export function createAttachmentDownloads({
  discordUrl,
  timeoutMs = 5_000,
  dispatcher,
}: AttachmentDownloadOptions): AttachmentDownloads {
  const { origin, hostname } = new URL(discordUrl);
  const otherOrigin = hostname === 'discord.com' ? null : origin;
  const agent = dispatcher ?? createAgent(publicLookup(hostname));
  const limit = pLimit(CONCURRENT_DOWNLOADS);
  return {
    async download(text, maxBytes) {
      const url = URL.parse(text);
      if (url === null || !isDiscords(url, otherOrigin)) return null;
      const signal = AbortSignal.timeout(timeoutMs);
      const get = () => getBytes(url.href, { dispatcher: agent, signal, maxBytes });
      return limit(get).catch(() => null);
    },
    close: () => agent.destroy(),
  };
}

function isDiscords(url: URL, otherOrigin: string | null): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.origin === otherOrigin || (url.protocol === 'https:' && DISCORD_HOSTS.has(url.host));
}
