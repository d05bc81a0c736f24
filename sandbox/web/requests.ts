export type Act = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => void;

/** Makes something happen. Resolves with the sandbox's sentence about it. */
export async function act(...[method, path, body = {}]: Parameters<Act>): Promise<string> {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response === null) return 'The sandbox does not answer.';
  const { message } = (await response.json()) as { message: string };
  return message;
}

/** What the sandbox answers to a GET, or null when it does not answer. */
export async function read<T>(path: string): Promise<T | null> {
  const response = await fetch(`/sandbox/${path}`).catch(() => null);
  return response?.ok ? ((await response.json()) as T) : null;
}
