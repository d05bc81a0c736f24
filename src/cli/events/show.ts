import { parseArgs } from 'node:util';
import type { WebhookContent } from '../../alerts/ingest.ts';
import type { EventDelivery, EventDetails, Explanation, Recipient } from '../../store/index.ts';
import { loadEventKinds } from '../../webhook-receiver/event-kind.ts';
import { print, printError, UsageError } from '../tool.ts';
import { formatMoment, readId } from './event-scope.ts';
import { lineOf } from './list.ts';
import { readHomeGuilds, updatesOf, withStoredEvents } from './stored-events.ts';

/** Shows one event: its body, where it was posted, and why nowhere else. */
export async function show(args: string[], kindsFolder: URL): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError('show takes one id.');
  const wanted = readId(id);
  const kinds = await loadEventKinds<WebhookContent>(kindsFolder);
  return withStoredEvents(async (stored) => {
    const event = await stored.show(wanted);
    if (event === undefined) {
      printError(`There is no event #${id}; events are kept for 30 days.`);
      return 1;
    }
    const updates = updatesOf(event, kinds);
    const explanations =
      typeof updates === 'string' ? [] : await stored.explain(event, updates, await readHomeGuilds());
    print(
      lineOf(event),
      `created ${formatMoment(event.createdAt)}  digest ${event.digest}`,
      event.body,
      ...event.deliveries.map(deliveryLine),
      // Why it wasn't posted anywhere.
      ...(typeof updates === 'string' ? [updates] : []),
      ...(explanations ?? []).flatMap((explanation) => linesOf(event, explanation)),
    );
    return 0;
  });
}

function linesOf(event: EventDetails, explanation: Explanation): string[] {
  const { about, seenAt, firstEventId, isTooOld, elsewhere, missing } = explanation;
  if (seenAt === null) return [`${about}: the update is no longer stored`];
  const isRepeated = firstEventId === null ? seenAt < event.receivedAt : firstEventId !== event.id;
  const suspended = missing.filter(({ suspendedAt }) => suspendedAt !== null);
  const open = missing.filter(({ suspendedAt }) => suspendedAt === null);
  const byEvent = (id: number | null, space = ' ') => (id === null ? '' : `${space}by event #${id}`);
  const lines = [
    ...(isRepeated ? [`not new: first reported ${formatMoment(seenAt)}${byEvent(firstEventId)}`] : []),
    ...elsewhere.map((delivery) => `already ${deliveryLine(delivery)}${byEvent(delivery.eventId, '  ')}`),
    ...(isTooOld ? ['too old: known for more than 25 days when this event was received'] : []),
    ...suspended.map(suspendedLine),
    ...open.map(
      (recipient) =>
        `would get it now: ${describeDestination(recipient)}; replay --id ${event.id} posts it there`,
    ),
    ...excludedLine(event, explanation),
  ];
  const isPosted = event.deliveries.length + elsewhere.length + missing.length > 0;
  if (!isPosted && lines.length === 0) lines.push('no followers, and no alert channel for it');
  return lines.map((line) => `${about}: ${line}`);
}

function excludedLine({ source }: EventDetails, { excludedAlertChannels: count }: Explanation): string[] {
  if (count === 0) return [];
  const channels = count === 1 ? '1 alert channel does not get it' : `${count} alert channels do not get it`;
  const reason =
    source === 'poll'
      ? 'polling found it, and it is not followed in a channel of their server'
      : 'their server is not home (HOME_GUILD_IDS), and it is not followed in a channel there';
  return [`${channels}: ${reason}`];
}

type Destination = Pick<Recipient, 'destinationKind' | 'destinationDiscordId'>;
type Refusal = Pick<Recipient, 'suspendedAt' | 'suspensionReason'>;

/** `posted  channel 123  2026-11-21 06:00:13  message 456`. */
function deliveryLine({ status, messageId, reason, finishedAt, ...destination }: EventDelivery): string {
  const isKeptBack = finishedAt === null && destination.suspendedAt !== null;
  return [
    status.padEnd(7),
    describeDestination(destination),
    finishedAt === null ? '' : formatMoment(finishedAt),
    messageId === null ? '' : `message ${messageId}`,
    reason ?? '',
    isKeptBack ? refusalOf(destination) : '',
  ]
    .filter((part) => part !== '')
    .join('  ');
}

function suspendedLine(recipient: Recipient): string {
  return `paused: ${describeDestination(recipient)} ${refusalOf(recipient)}; once restored, it gets the last 7 days`;
}

/** `refuses alerts since 2026-11-21T06:00:00.000Z (forbidden)`. */
function refusalOf({ suspendedAt, suspensionReason }: Refusal): string {
  const since = suspendedAt === null ? '' : ` since ${formatMoment(suspendedAt)}`;
  return `refuses alerts${since} (${suspensionReason})`;
}

const describeDestination = ({ destinationKind: kind, destinationDiscordId: id }: Destination) =>
  `${kind} ${id}`;
