import { STATUS_CODES } from 'node:http';

/** What Discord says to its error codes (developers/topics/opcodes-and-status-codes#json). */
const TEXTS: Readonly<Record<number, string>> = {
  10003: 'Unknown Channel',
  10004: 'Unknown Guild',
  10006: 'Unknown Invite',
  10007: 'Unknown Member',
  10008: 'Unknown Message',
  10011: 'Unknown Role',
  10013: 'Unknown User',
  10014: 'Unknown Emoji',
  10015: 'Unknown Webhook',
  10062: 'Unknown interaction',
  10063: 'Unknown application command',
  30046: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
  40002: 'You need to verify your account in order to perform this action.',
  40060: 'Interaction has already been acknowledged.',
  50001: 'Missing Access',
  50006: 'Cannot send an empty message',
  50007: 'Cannot send messages to this user',
  50013: 'Missing Permissions',
  50027: 'Invalid Webhook Token',
  50035: 'Invalid Form Body',
  50083:
    'Tried to perform an operation on an archived thread, such as editing a message or adding a user to the thread',
  160005: 'This thread is locked',
};

/** What stands before Discord answers these by itself, and not in JSON. */
const UPSTREAM =
  'upstream connect error or disconnect/reset before headers. reset reason: connection termination';
const page = (title: string) =>
  `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>cloudflare</center>\r\n</body>\r\n</html>\r\n`;

export interface FailureBody {
  readonly type: 'application/json' | 'text/plain' | 'text/html';
  readonly body: unknown;
}

/** The body of a failure with a status, and with Discord's own error code unless that is 0. */
export function failureBody(status: number, code: number): FailureBody {
  const title = `${status}: ${STATUS_CODES[status] ?? 'Unknown Error'}`;
  if (code !== 0) return { type: 'application/json', body: { message: TEXTS[code] ?? title, code } };
  if (status === 503) return { type: 'text/plain', body: UPSTREAM };
  if (status > 500) return { type: 'text/html', body: page(title.replace(':', '')) };
  return { type: 'application/json', body: { message: title, code } };
}
