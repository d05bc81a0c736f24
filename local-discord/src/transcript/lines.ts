import type { ClientEvent, ClientMessage } from '../client/protocol.ts';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import type { Frame, GatewayFrame, RestCall } from '../wire/frame.ts';

const LONGEST_BODY = 400;
/** Indents further lines of a multi-line entry. */
const INDENT = `\n${' '.repeat(12)}`;
const EPHEMERAL = 64;

function shortened(value: unknown): string {
  const text = JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one)) ?? '';
  return text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}…` : text;
}

/** `Mo: runCommand {"channelId":"#general","name":"ping"}` */
export function describeCall(name: string, given: readonly unknown[]): string {
  const [first, ...more] = given;
  const { userId, ...rest } = objectOf(first);
  const details = [isObject(first) ? rest : first, ...more].map(shortened).join(' ');
  return `${userId ?? 'Discord'}: ${name} ${details}`;
}

/** What a person sees; null if nothing is shown. */
export function describeEvent(userId: string, event: ClientEvent): string | null {
  switch (event.type) {
    case 'message.create':
      return `${messageText(event.message, 'in')}`;
    case 'message.update':
      return `${messageText(event.message, 'changed a message in')}`;
    case 'message.delete':
      return `A message in ${event.channelId} was deleted (${event.messageId})`;
    case 'modal':
      return `${userId} sees the modal ${shortened(event.modal)}`;
    case 'interaction.failed':
      return `! ${userId} sees that an interaction failed: ${event.reason}`;
    default:
      return null;
  }
}

/** A message as a line names it: its text, or what it has instead. */
export function quoted({ content, embeds, components }: ClientMessage): string {
  if (content !== '') return JSON.stringify(content);
  return `a message with ${components.length > 0 ? 'components' : embeds.length > 0 ? 'embeds' : 'files'}`;
}

function messageText(message: ClientMessage, verb: string): string {
  const { author, channelId, content, flags, embeds, components, attachments } = message;
  const hidden = (flags & EPHEMERAL) === 0 ? '' : ', only for one person';
  const parts = { embeds, components, attachments };
  const more = Object.entries(parts).filter(([, list]) => list.length > 0);
  const lines = more.map(([name, list]) => `${INDENT}${name} ${shortened(list)}`);
  return `${author.username} ${verb} ${channelId}${hidden}: ${content}${lines.join('')}`;
}

/** `bot → POST /channels/#general/messages {…}: 200`, `→ bot MESSAGE_CREATE` */
export function describeFrame(frame: Frame): string {
  return frame.kind === 'rest' ? describeRest(frame) : describeGateway(frame);
}

function describeRest({ method, route, body, status, answer, warnings = [] }: RestCall): string {
  const sent = body === undefined || body === null ? '' : ` ${shortened(body)}`;
  const refusal = status >= 400 ? `${INDENT}! ${shortened(answer)}` : '';
  const ignored = warnings.map((warning) => `${INDENT}! ${warning}`).join('');
  return `bot → ${method} ${route}: ${status}${sent}${refusal}${ignored}`;
}

function describeGateway({ direction, name, body }: GatewayFrame): string {
  if (direction === 'from_bot') return `bot → gateway ${name} ${shortened(body)}`;
  const detail = detailOf(objectOf(body));
  return `gateway → bot ${name}${detail === '' ? '' : ` ${detail}`}`;
}

/** What distinguishes an event from others of its kind; a whole server would fill pages. */
function detailOf(body: JsonObject): string {
  const named = ['code', 'reason', 'name', 'content', 'channel_id', 'guild_id', 'custom_id', 'emoji'];
  const source = isObject(body['data']) ? { ...body, ...body['data'] } : body;
  const found = named.filter(
    (key) => source[key] !== undefined && source[key] !== null && source[key] !== '',
  );
  return found.map((key) => `${key}=${shortened(source[key])}`).join(' ');
}
