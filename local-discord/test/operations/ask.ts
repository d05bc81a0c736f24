import { expect } from 'vitest';
import {
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  type StartOptions,
  startLocalDiscord,
} from '../../src/index.ts';
import { OPERATIONS, type OperationId } from '../../src/rest/operations.ts';
import { eventComplaints } from '../openapi/check-event.ts';
import { type DiscordOpenApi, loadDiscordOpenApi } from '../openapi/openapi.ts';

const path = process.env['DISCORD_OPENAPI'];
/** Discord's own description; null without DISCORD_OPENAPI. */
export const openApi: DiscordOpenApi | null = path ? loadDiscordOpenApi(path) : null;

export interface Question {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** JSON, or a form with files. */
  readonly body?: unknown;
  readonly reason?: string;
  /** Another bot's token; null sends none. */
  readonly token?: string | null;
}

export interface Asking {
  readonly local: RunningLocalDiscord;
  /**
   * Calls an operation by its id with plain HTTP and checks an answer of success against Discord's OpenAPI.
   * @returns the body, null without one
   */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the operation answers
  ask(id: OperationId, question?: Question): Promise<any>;
  /** The same for a request that must be refused. @returns its status with Discord's code, such as `404 10008` */
  refused(id: OperationId, question?: Question): Promise<string>;
}

/** Frames of the protocol, which are no events. */
const NO_EVENTS: ReadonlySet<string> = new Set(['HELLO', 'HEARTBEAT_ACK', 'RECONNECT', 'INVALID_SESSION']);

/** A local Discord with a way to call its operations. Closing it fails if a bot got an event that Discord would not send so. */
export async function startAsking(options: StartOptions = {}): Promise<Asking> {
  const running = await startLocalDiscord(options);
  const complaints = new Set<string>();
  running.discord.onWire((frame) => {
    if (!openApi || frame.kind !== 'gateway' || frame.direction !== 'to_bot') return;
    if (!/^[A-Z_]+$/.test(frame.name) || NO_EVENTS.has(frame.name)) return;
    for (const complaint of eventComplaints(openApi, frame.name, frame.body)) complaints.add(complaint);
  });
  const local = {
    ...running,
    async close() {
      await running.close();
      expect([...complaints]).toEqual([]);
    },
  };
  const send = async (id: OperationId, question: Question) => {
    const response = await fetch(urlOf(running.apiUrl, id, question), {
      method: OPERATIONS[id][0].toUpperCase(),
      ...bodyOf(question.body),
      headers: headersOf(question),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text || null };
  };
  return {
    local,
    async ask(id, question = {}) {
      const { status, body } = await send(id, question);
      expect(status, `${id}: ${JSON.stringify(body)}`).toBeLessThan(300);
      if (openApi) expect(openApi.validateAnswer(id, status, body), `answer of ${id}`).toEqual([]);
      return body;
    },
    async refused(id, question = {}) {
      const { status, body } = await send(id, question);
      expect(status, `${id}: ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(400);
      return `${status} ${body.code}`;
    },
  };
}

function urlOf(apiUrl: string, id: OperationId, { params = {}, query = {} }: Question): string {
  const path = OPERATIONS[id][1].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${id} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${apiUrl}/v10${path}${search.size > 0 ? `?${search}` : ''}`;
}

function bodyOf(body: unknown): { body?: string | FormData } {
  if (body === undefined) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(body) };
}

function headersOf({ body, reason, token = LOCAL_TOKEN }: Question): Record<string, string> {
  return {
    ...(token === null ? {} : { authorization: `Bot ${token}` }),
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(reason === undefined ? {} : { 'x-audit-log-reason': encodeURIComponent(reason) }),
  };
}
