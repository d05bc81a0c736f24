import {
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  type StartOptions,
  startLocalDiscord,
} from '../../src/index.ts';
import type { RestCall } from '../../src/wire/frame.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever comes back
  readonly body: any;
}

export interface Api {
  readonly local: RunningLocalDiscord;
  /** Everything that was asked, as the wire shows it. */
  readonly frames: readonly RestCall[];
  /** A plain request below /api/v10, with the bot's token unless `authorization` says otherwise. */
  call(method: string, path: string, init?: RequestInit & { url?: string }): Promise<Answer>;
  /** The same with a JSON body. */
  send(method: string, path: string, body: unknown): Promise<Answer>;
}

/** A local Discord with nothing but HTTP between it and a test. */
export async function startApi(options: StartOptions = {}): Promise<Api> {
  const local = await startLocalDiscord(options);
  const frames: RestCall[] = [];
  local.discord.onWire((frame) => frame.kind === 'rest' && frames.push(frame));
  const call: Api['call'] = async (method, path, { url = `${local.apiUrl}/v10`, headers, ...init } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bot ${LOCAL_TOKEN}`, ...(headers as Record<string, string>) },
      ...init,
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };
  return {
    local,
    frames,
    call,
    send: (method, path, body) =>
      call(method, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
}
