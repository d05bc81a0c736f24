import type { ClientCalls, ClientEvent, ClientUser } from '../../src/client/protocol.ts';

/** The reason why the local Discord refused a call. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

type Method = keyof ClientCalls;
type Argument<M extends Method> = Parameters<ClientCalls[M]>[0];
type CallResult<M extends Method> = Awaited<ReturnType<ClientCalls[M]>>;

/** Calls the local Discord as a Discord client would. */
export async function call<M extends Method>(method: M, argument: Argument<M>): Promise<CallResult<M>> {
  const response = await fetch(`/client/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(argument),
  });
  const text = await response.text();
  if (!response.ok) throw new CallError(refusal(text) ?? `Discord answered ${response.status}`);
  return (text === '' ? undefined : JSON.parse(text)) as CallResult<M>;
}

/** The users that the page can sign in as. */
export async function listUsers(): Promise<readonly ClientUser[]> {
  const response = await fetch('/client/users');
  if (!response.ok) throw new CallError(`Discord answered ${response.status}`);
  return (await response.json()) as ClientUser[];
}

/** Listens for events. `onOpen` is called at every (re)connection, since events may have been missed. */
export function listen(
  userId: string,
  handlers: { onEvent(event: ClientEvent): void; onOpen(): void; onLost(): void },
): () => void {
  const source = new EventSource(`/client/events?user=${encodeURIComponent(userId)}`);
  source.onopen = handlers.onOpen;
  source.onerror = handlers.onLost;
  source.onmessage = (message: MessageEvent<string>) => {
    handlers.onEvent(JSON.parse(message.data) as ClientEvent);
  };
  return () => source.close();
}

function refusal(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
