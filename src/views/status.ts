import type { ServiceStatus } from '../api/index.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Backlog } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { relative } from './time.ts';

interface Status {
  readonly service: ServiceStatus;
  /** Null before the first heartbeat; undefined while disconnected. */
  readonly discordPingMs: number | null | undefined;
  readonly acceptsEvents: boolean;
  readonly lastEventAt: number | null;
  /** Null: the database cannot be read. */
  readonly backlog: Backlog | null;
  /** Whether the database can be read and written. */
  readonly isDatabaseWritable: boolean;
  readonly autoConvert: 'on' | 'off' | 'no_intent';
  /** Shown only when polling falls behind. */
  readonly polling?: PollStatus | null;
}

interface PollStatus {
  readonly isBehind: boolean;
  readonly overdue: number;
  readonly oldestDueAt: number | null;
}

/** What works and what doesn't; nothing is shown as working unless the bot knows it does. */
export function statusView(status: Status, texts: Texts): MessageView {
  const { service, discordPingMs, isDatabaseWritable, autoConvert, polling } = status;
  const words = texts.status;
  const lines = [
    [words.service, serviceLine(service, texts)],
    [words.discord, discordPingMs === undefined ? words.disconnected : words.connected(discordPingMs)],
    [words.database, isDatabaseWritable ? words.writable : words.notWritable],
    ...storedLines(status, texts),
    ...(polling?.isBehind === true && polling.oldestDueAt !== null
      ? [[words.polling, words.pollingBehind(polling.overdue, relative(polling.oldestDueAt))]]
      : []),
    [words.links, { on: words.linksOn, off: words.linksOff, no_intent: words.linksNoIntent }[autoConvert]],
  ].map(([name, line]) => `**${name}**\n${line}`);
  const isTrouble = lines.some((line) => line.includes('🔴'));
  return {
    embeds: [
      {
        color: isTrouble ? COLOURS.attention : COLOURS.good,
        title: texts.status.title,
        description: lines.join('\n'),
      },
    ],
  };
}

/** What is read from the database; nothing while that fails. */
function storedLines({ acceptsEvents, lastEventAt, backlog }: Status, { status: words }: Texts): string[][] {
  if (backlog === null) return [];
  const events = lastEventAt === null ? words.noEvent : words.lastEvent(relative(lastEventAt));
  const alerts =
    backlog.oldestAt === null
      ? words.noAlertsWaiting
      : words.alertsWaiting(backlog.pending, relative(backlog.oldestAt));
  return [
    [words.events, acceptsEvents ? events : words.noSecret],
    [words.alerts, alerts],
  ];
}

function serviceLine({ answeredAt, failedAt }: ServiceStatus, { status }: Texts): string {
  if (answeredAt === null) return failedAt === null ? status.notCalledYet : status.noResponseYet;
  return failedAt !== null && failedAt > answeredAt
    ? status.notResponding(relative(answeredAt))
    : status.responded(relative(answeredAt));
}
