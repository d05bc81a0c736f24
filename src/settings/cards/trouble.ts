import { COLOURS, containerCard } from '../../cards/container.ts';
import { inLine, inLines, relative } from '../../cards/phrases.ts';
import { OPEN_AGENTS } from '../../links/catalogue.ts';
import type { ServiceStatus } from '../../service/index.ts';
import type { Backlog, ChannelSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton } from './navigation.ts';

export interface Trouble {
  readonly service: ServiceStatus;
  /** Whether the processes together serve every server. Null: there is one, or the database cannot say. */
  readonly machines: { readonly areAllServersServed: boolean } | null;
  /** Null: the database cannot be read. */
  readonly backlog: Backlog | null;
  readonly isDatabaseWritable: boolean;
  /** Shown only when polling falls behind. */
  readonly polling: {
    readonly isBehind: boolean;
    readonly overdue: number;
    readonly oldestDueAt: number | null;
  } | null;
  /** The channels of the reader's server that accept no alerts. */
  readonly suspendedChannels: readonly string[];
  /** Whether the bot can write to the reader; null: it has never tried. */
  readonly areDmsOpen: boolean | null;
  /** The channel in which the page was opened; null outside of servers. */
  readonly here: LinksHere | null;
  /** What only people who manage the server are told; null for others. */
  readonly manager: ManagerDetails | null;
}

/** Whether links get replies in a channel. */
export interface LinksHere {
  readonly channelId: string;
  /** Why they get none. */
  readonly reason: keyof Texts['settings']['reasons'] | null;
}

interface ManagerDetails {
  /** Permissions that the bot lacks in this channel. */
  readonly missing: readonly string[];
  readonly refused: readonly ChannelSettings[];
}

/** One part of the bot: whether it works, its name, and details. */
type Part = readonly [mark: keyof typeof MARKS, name: string, details: string];

const MARKS = { good: '🟢', late: '🟡', off: '⚪', bad: '🔴' } as const;
/** What a user chose isn't a defect. */
const CHOSEN: ReadonlySet<string> = new Set(['deployment', 'server', 'channel', 'own']);

/** Of more channels, only the number is shown. */
const MAX_CHANNELS = 5;
/** Channels that refused a reply; more would be too long for one card. */
const REFUSALS_SHOWN = 20;

/** Nothing is shown as working unless the bot knows it does. @param mention how a message names a command */
export function troubleView(trouble: Trouble, texts: Texts, mention: (command: string) => string) {
  const { status: words } = texts;
  const parts: Part[] = [
    servicePart(trouble.service, texts),
    ...machinesPart(trouble, texts),
    ...databasePart(trouble, texts),
    ...alertsPart(trouble, texts),
    ...channelsPart(trouble, texts, mention),
    ...pollingPart(trouble, texts),
    ...dmsPart(trouble, texts),
    ...linksPart(trouble, texts),
  ];
  const broken = parts.filter(([mark]) => mark === 'bad').map(([, name]) => name);
  const verdict = broken.length === 0 ? words.works : words.broken(broken.join(', '));
  const lines = parts.map(([mark, name, details]) => `${MARKS[mark]} ${name} · ${details}`);
  return containerCard(broken.length === 0 ? COLOURS.good : COLOURS.attention, [
    `### ${verdict}\n${lines.join('\n')}`,
    managerLines(trouble, texts),
    inLines([words.noReply(OPEN_AGENTS), words.dateOff]),
    `-# ${words.reference}`,
    [backButton('mine', texts)],
  ]);
}

function servicePart({ answeredAt, failedAt }: ServiceStatus, { status: words }: Texts): Part {
  if (answeredAt === null && failedAt === null) return ['off', words.service, words.notCalledYet];
  if (answeredAt === null) return ['bad', words.service, words.noResponseYet];
  return failedAt !== null && failedAt > answeredAt
    ? ['bad', words.service, words.notResponding(relative(answeredAt))]
    : ['good', words.service, relative(answeredAt)];
}

function machinesPart({ machines }: Trouble, { status: words }: Texts): Part[] {
  if (machines === null || machines.areAllServersServed) return [];
  return [['bad', words.connection, words.partlyConnected]];
}

function databasePart({ isDatabaseWritable }: Trouble, { status: words }: Texts): Part[] {
  return isDatabaseWritable ? [] : [['bad', words.saving, words.notWritable]];
}

/** Nothing while the database cannot be read. */
function alertsPart({ backlog }: Trouble, { status: words, digest }: Texts): Part[] {
  if (backlog === null) return [];
  const { pending, oldestAt, held } = backlog;
  const waiting =
    oldestAt === null ? words.noAlertsWaiting : words.alertsWaiting(pending, relative(oldestAt));
  const details = inLine([waiting, held === 0 ? '' : digest.held(held)]);
  return [[oldestAt === null ? 'good' : 'late', words.alerts, details]];
}

function channelsPart(
  { suspendedChannels: ids, manager }: Trouble,
  { status: words, alertChannels, common }: Texts,
  mention: (command: string) => string,
): Part[] {
  if (ids.length === 0) return [];
  if (manager === null) return [['bad', alertChannels.title, words.somePaused(ids.length)]];
  const mentions = ids.slice(0, MAX_CHANNELS).map((id) => `<#${id}>`);
  const more = ids.length > MAX_CHANNELS ? ` ${common.more(ids.length - MAX_CHANNELS)}` : '';
  const details = words.channelsPaused(`${mentions.join(', ')}${more}`, mention('alerts list'));
  return [['bad', alertChannels.title, details]];
}

function pollingPart({ polling }: Trouble, { status: words }: Texts): Part[] {
  if (polling?.isBehind !== true || polling.oldestDueAt === null) return [];
  return [['late', words.polling, words.pollingBehind(polling.overdue, relative(polling.oldestDueAt))]];
}

function dmsPart({ areDmsOpen }: Trouble, { status: words }: Texts): Part[] {
  if (areDmsOpen === null) return [];
  return [areDmsOpen ? ['good', words.dms, words.dmsOpen] : ['bad', words.dms, words.dmsClosed]];
}

function linksPart({ here }: Trouble, { status: words, settings }: Texts): Part[] {
  if (here === null) return [];
  const { channelId, reason } = here;
  const name = words.linksIn(`<#${channelId}>`);
  if (reason === null) return [['good', name, words.replies]];
  return [[CHOSEN.has(reason) ? 'off' : 'bad', name, settings.reasons[reason]]];
}

function managerLines({ manager, here }: Trouble, { settings }: Texts): string {
  if (manager === null) return '';
  const missing = manager.missing.map((name) => settings.permissionMissing(name));
  const heading =
    here === null || missing.length === 0 ? '' : `**${settings.permissionsIn(`<#${here.channelId}>`)}**`;
  const refusals = manager.refused
    .slice(0, REFUSALS_SHOWN)
    .map(({ channelId, refusedAt }) => settings.replyRefused(`<#${channelId}>`, relative(refusedAt ?? 0)));
  return inLines([heading, ...missing, ...refusals]);
}
