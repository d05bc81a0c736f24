import type { JsonObject } from '../json.ts';
import { signatureOf } from './signing.ts';

const USER_AGENT = 'Discord-Interactions/1.0 (+https://discord.com)';
const WRONG_SIGNATURE = '0'.repeat(128);

export interface SignedPost {
  readonly applicationId: string;
  readonly url: string;
  readonly payload: JsonObject;
  /** The request times out after this. */
  readonly withinMs: number;
  /** Whether the signature is wrong on purpose, so that the application must refuse it. */
  readonly isForged?: boolean;
}

/** Sends a request from Discord to an application (developers/interactions/overview#setting-up-an-endpoint). */
export async function signedPost(post: SignedPost): Promise<Response> {
  const body = JSON.stringify(post.payload);
  const timestamp = Math.floor(Date.now() / 1000).toString();
  return fetch(post.url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(post.withinMs),
    headers: {
      'content-type': 'application/json',
      // A kept-alive connection would break when the application restarts.
      connection: 'close',
      'user-agent': USER_AGENT,
      'x-signature-ed25519': post.isForged
        ? WRONG_SIGNATURE
        : signatureOf(post.applicationId, timestamp, body),
      'x-signature-timestamp': timestamp,
    },
    body,
  });
}

/** Why a request did not get an answer, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
