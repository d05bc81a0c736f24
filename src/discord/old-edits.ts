import type { RESTOptions } from 'discord.js';
import * as z from 'zod';

const EDIT_LIMIT = 30_046;
const answer = z.object({ code: z.literal(EDIT_LIMIT) });

/**
 * Discord refuses too many edits of a message older than an hour like a rate limit, with 429. But waiting as for one doesn't
 * help, and discord.js would drop the code. So the answer becomes that of a refused request.
 */
export function withEditLimit(request: RESTOptions['makeRequest']): RESTOptions['makeRequest'] {
  return async (url, init) => {
    const response = await request(url, init);
    if (response.status !== 429) return response;
    const text = await response.text();
    const status = isEditLimit(text) ? 400 : 429;
    return new Response(text, { status, headers: Object.fromEntries(response.headers) });
  };
}

function isEditLimit(text: string): boolean {
  try {
    return answer.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
