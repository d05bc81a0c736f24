export type Act = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => void;

/** Performs an action. Resolves with a sentence about the result. */
export async function act(...[method, path, body = {}]: Parameters<Act>): Promise<string> {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response === null) return 'The sandbox does not respond.';
  const { message } = (await response.json()) as { message: string };
  return message;
}

/** The response to a GET; null if there is none. */
export async function read<T>(path: string): Promise<T | null> {
  const response = await fetch(`/sandbox/${path}`).catch(() => null);
  return response?.ok ? ((await response.json()) as T) : null;
}
