import { COLOURS, containerCard } from '../../cards/container.ts';
import { inLine, relative } from '../../cards/phrases.ts';
import type { ServiceStatus } from '../../service/index.ts';
import type { Backlog } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

interface Status {
  readonly service: ServiceStatus;
  /** Null before the first heartbeat; undefined while disconnected. */
  readonly discordPingMs: number | null | undefined;
  /** How many machines run the bot, and whether it serves every server. Null: one process, or the database cannot say. */
  readonly machines?: { readonly count: number; readonly areAllServersServed: boolean } | null;
  readonly acceptsEvents: boolean;
  readonly lastEventAt: number | null;
  /** Null: the database cannot be read. */
  readonly backlog: Backlog | null;
  readonly isDatabaseWritable: boolean;
  readonly autoConvert: 'on' | 'off' | 'no_intent';
  /** Shown only when polling falls behind. */
  readonly polling?: {
    readonly isBehind: boolean;
    readonly overdue: number;
    readonly oldestDueAt: number | null;
  } | null;
  /** The channels of the reader's server that accept no alerts. */
  readonly suspendedChannels?: readonly string[];
  /** Whether the reader manages the server: only managers are told which channels. */
  readonly isManager?: boolean;
}

/** One part of the bot: whether it works, its name, and details. */
type Part = readonly [mark: keyof typeof MARKS, name: string, details: string];

const MARKS = { good: '🟢', late: '🟡', off: '⚪', bad: '🔴' } as const;

/** Of more channels, only the number is shown. */
const MAX_CHANNELS = 5;

/** Nothing is shown as working unless the bot knows it does. @param mention how a message names a command */
export function statusView(status: Status, texts: Texts, mention: (command: string) => string) {
  const { status: words } = texts;
  const { discordPingMs: pingMs, isDatabaseWritable } = status;
  const parts: Part[] = [
    servicePart(status.service, texts),
    pingMs === undefined
      ? ['bad', words.discord, words.disconnected]
      : ['good', words.discord, words.connected(pingMs)],
    ...machinesPart(status, texts),
    isDatabaseWritable
      ? ['good', words.database, words.writable]
      : ['bad', words.database, words.notWritable],
    ...storedParts(status, texts),
    ...channelsPart(status, texts, mention),
    ...pollingPart(status, texts),
    linksPart(status, texts),
  ];
  const broken = parts.filter(([mark]) => mark === 'bad').map(([, name]) => name);
  const verdict = broken.length === 0 ? `🟢 ${words.works}` : `🔴 ${words.broken(broken.join(', '))}`;
  return containerCard(broken.length === 0 ? COLOURS.good : COLOURS.attention, [
    `### ${verdict}`,
    parts.map(([mark, name, details]) => `${MARKS[mark]} **${name}** · ${details}`).join('\n'),
  ]);
}

function servicePart({ answeredAt, failedAt }: ServiceStatus, { status: words }: Texts): Part {
  if (answeredAt === null && failedAt === null) return ['off', words.service, words.notCalledYet];
  if (answeredAt === null) return ['bad', words.service, words.noResponseYet];
  return failedAt !== null && failedAt > answeredAt
    ? ['bad', words.service, words.notResponding(relative(answeredAt))]
    : ['good', words.service, words.responded(relative(answeredAt))];
}

function machinesPart({ machines }: Status, { status: words }: Texts): Part[] {
  if (!machines) return [];
  const { count, areAllServersServed } = machines;
  if (!areAllServersServed) return [['bad', words.machines, words.machinesIncomplete(count)]];
  return count === 1 ? [] : [['good', words.machines, words.machinesRunning(count)]];
}

/** What is read from the database; nothing while that fails. */
function storedParts(status: Status, texts: Texts): Part[] {
  const { backlog } = status;
  const { status: words, digest } = texts;
  if (backlog === null) return [];
  const { pending, oldestAt, held } = backlog;
  const waiting =
    oldestAt === null ? words.noAlertsWaiting : words.alertsWaiting(pending, relative(oldestAt));
  const details = inLine([waiting, held === 0 ? '' : digest.held(held)]);
  return [eventsPart(status, texts), [oldestAt === null ? 'good' : 'late', words.alerts, details]];
}

function eventsPart({ acceptsEvents, lastEventAt }: Status, { status: words }: Texts): Part {
  if (!acceptsEvents) return ['off', words.events, words.noSecret];
  if (lastEventAt === null) return ['off', words.events, words.noEvent];
  return ['good', words.events, words.lastEvent(relative(lastEventAt))];
}

function channelsPart(
  { suspendedChannels: ids = [], isManager = false }: Status,
  { status: words, alertChannels, common }: Texts,
  mention: (command: string) => string,
): Part[] {
  if (ids.length === 0) return [];
  if (!isManager) return [['bad', alertChannels.title, words.somePaused(ids.length)]];
  const mentions = ids.slice(0, MAX_CHANNELS).map((id) => `<#${id}>`);
  const more = ids.length > MAX_CHANNELS ? ` ${common.more(ids.length - MAX_CHANNELS)}` : '';
  const details = words.channelsPaused(`${mentions.join(', ')}${more}`, mention('alerts list'));
  return [['bad', alertChannels.title, details]];
}

function pollingPart({ polling }: Status, { status: words }: Texts): Part[] {
  if (polling?.isBehind !== true || polling.oldestDueAt === null) return [];
  return [['late', words.polling, words.pollingBehind(polling.overdue, relative(polling.oldestDueAt))]];
}

function linksPart({ autoConvert }: Status, { status: words }: Texts): Part {
  if (autoConvert === 'no_intent') return ['bad', words.links, words.linksNoIntent];
  return autoConvert === 'on' ? ['good', words.links, words.linksOn] : ['off', words.links, words.linksOff];
}
