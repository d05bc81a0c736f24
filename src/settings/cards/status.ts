import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { relative } from '../../cards/phrases.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { ServiceStatus } from '../../service/index.ts';
import type { Backlog } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

interface Status {
  readonly service: ServiceStatus;
  /** Null before the first heartbeat; undefined while disconnected. */
  readonly discordPingMs: number | null | undefined;
  /** Null: the bot is one process, or the database cannot say. */
  readonly machines?: MachineStatus | null;
  readonly acceptsEvents: boolean;
  readonly lastEventAt: number | null;
  /** Null: the database cannot be read. */
  readonly backlog: Backlog | null;
  /** Whether the database can be read and written. */
  readonly isDatabaseWritable: boolean;
  readonly autoConvert: 'on' | 'off' | 'no_intent';
  /** Shown only when polling falls behind. */
  readonly polling?: PollStatus | null;
  /** The channels of the reader's server that accept no alerts. */
  readonly suspendedChannels?: readonly string[];
  /** Whether the reader manages the server: only managers are told which channels. */
  readonly isManager?: boolean;
}

interface MachineStatus {
  /** How many run the bot. */
  readonly count: number;
  /** Whether the bot is connected for every server. */
  readonly areAllServersServed: boolean;
}

interface PollStatus {
  readonly isBehind: boolean;
  readonly overdue: number;
  readonly oldestDueAt: number | null;
}

/** One part of the bot: whether it works, its name, and details. */
type Part = readonly [mark: keyof typeof MARKS, name: string, details: string];

const MARKS = { good: '🟢', late: '🟡', off: '⚪', bad: '🔴' } as const;

/** Of more channels, only the number is shown. */
const MAX_CHANNELS = 5;

/**
 * What works and what doesn't; nothing is shown as working unless the bot knows it does.
 * @param mention how a message names a command
 */
export function statusView(status: Status, texts: Texts, mention: (command: string) => string): MessageView {
  const words = texts.status;
  const parts = [
    servicePart(status.service, texts),
    discordPart(status.discordPingMs, texts),
    ...machinesPart(status.machines, texts),
    status.isDatabaseWritable
      ? (['good', words.database, words.writable] as const)
      : (['bad', words.database, words.notWritable] as const),
    ...storedParts(status, texts),
    ...channelsPart(status, texts, mention),
    ...pollingPart(status.polling, texts),
    linksPart(status.autoConvert, texts),
  ];
  const broken = parts.filter(([mark]) => mark === 'bad').map(([, name]) => name);
  const verdict = broken.length === 0 ? `🟢 ${words.works}` : `🔴 ${words.broken(broken.join(', '))}`;
  return containerCard(broken.length === 0 ? COLOURS.good : COLOURS.attention, [
    textDisplay(`### ${verdict}`),
    textDisplay(parts.map(([mark, name, details]) => `${MARKS[mark]} **${name}** · ${details}`).join('\n')),
  ]);
}

function servicePart({ answeredAt, failedAt }: ServiceStatus, { status: words }: Texts): Part {
  if (answeredAt === null) {
    return failedAt === null
      ? ['off', words.service, words.notCalledYet]
      : ['bad', words.service, words.noResponseYet];
  }
  return failedAt !== null && failedAt > answeredAt
    ? ['bad', words.service, words.notResponding(relative(answeredAt))]
    : ['good', words.service, words.responded(relative(answeredAt))];
}

function discordPart(pingMs: number | null | undefined, { status: words }: Texts): Part {
  return pingMs === undefined
    ? ['bad', words.discord, words.disconnected]
    : ['good', words.discord, words.connected(pingMs)];
}

function machinesPart(machines: MachineStatus | null | undefined, { status: words }: Texts): Part[] {
  if (!machines) return [];
  const { count, areAllServersServed } = machines;
  if (!areAllServersServed) return [['bad', words.machines, words.machinesIncomplete(count)]];
  return count === 1 ? [] : [['good', words.machines, words.machinesRunning(count)]];
}

/** What is read from the database; nothing while that fails. */
function storedParts({ acceptsEvents, lastEventAt, backlog }: Status, texts: Texts): Part[] {
  const { status: words } = texts;
  if (backlog === null) return [];
  return [
    eventsPart(),
    backlog.oldestAt === null
      ? ['good', words.alerts, `${words.noAlertsWaiting}${heldPart()}`]
      : [
          'late',
          words.alerts,
          `${words.alertsWaiting(backlog.pending, relative(backlog.oldestAt))}${heldPart()}`,
        ],
  ];

  function heldPart(): string {
    return backlog === null || backlog.held === 0 ? '' : ` · ${texts.digest.held(backlog.held)}`;
  }

  function eventsPart(): Part {
    if (!acceptsEvents) return ['off', words.events, words.noSecret];
    return lastEventAt === null
      ? ['off', words.events, words.noEvent]
      : ['good', words.events, words.lastEvent(relative(lastEventAt))];
  }
}

function channelsPart(
  { suspendedChannels: ids = [], isManager = false }: Status,
  { status: words, alertChannels, common }: Texts,
  mention: (command: string) => string,
): Part[] {
  if (ids.length === 0) return [];
  const shown = ids
    .slice(0, MAX_CHANNELS)
    .map((id) => `<#${id}>`)
    .join(', ');
  const more = ids.length > MAX_CHANNELS ? ` ${common.more(ids.length - MAX_CHANNELS)}` : '';
  return [
    [
      'bad',
      alertChannels.title,
      isManager
        ? words.channelsPaused(`${shown}${more}`, mention('alerts list'))
        : words.somePaused(ids.length),
    ],
  ];
}

function pollingPart(polling: PollStatus | null | undefined, { status: words }: Texts): Part[] {
  if (polling?.isBehind !== true || polling.oldestDueAt === null) return [];
  return [['late', words.polling, words.pollingBehind(polling.overdue, relative(polling.oldestDueAt))]];
}

function linksPart(autoConvert: Status['autoConvert'], { status: words }: Texts): Part {
  switch (autoConvert) {
    case 'on':
      return ['good', words.links, words.linksOn];
    case 'off':
      return ['off', words.links, words.linksOff];
    case 'no_intent':
      return ['bad', words.links, words.linksNoIntent];
  }
}
