import { menuRow } from '../../../cards/components.ts';
import { capitalise } from '../../../cards/phrases.ts';
import { encodeCustomId } from '../../../discord/messages/custom-id.ts';
import { ALERT_LEVELS, type AlertLevel } from '../../../domain/alerts/alert-level.ts';
import type { AlertEvent, Destination } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';

/** The custom id of a component of `/alerts` that is about one destination. */
export function destinationId(id: number, component: string, ...args: readonly string[]): string {
  return encodeCustomId('alerts', component, String(id), ...args);
}

/** The custom id of a component of `/alerts` that is about one kind of event in an alert channel. */
export function channelId(id: number, component: string): string {
  return encodeCustomId('alerts', component, String(id));
}

/** Opens the options of the reader's own DMs. */
export const OWN_OPTIONS = encodeCustomId('alerts', 'mine');

/** On an alert: opens quiet hours and the daily digest of the place where it is pressed. */
export const HOLD_HERE = encodeCustomId('alerts', 'hold-here');

/** What a level is of. */
type LeveledEvent = AlertEvent | 'follow' | 'besideCard';

/** How much is told, within a line: "milestones and problems". */
export function levelName(event: LeveledEvent, level: AlertLevel, { alertOptions }: Texts): string {
  return event === 'qc' ? alertOptions.photoLevels[level] : alertOptions.levels[level];
}

/** What is posted beside live cards: they show the ordinary scans, so none of those are. */
export function postedLevel(event: AlertEvent, level: AlertLevel, liveCards: boolean): AlertLevel {
  return event === 'tracking' && liveCards && level === 'all' ? 'milestones' : level;
}

/** Whether nothing is posted about parcels but their cards. */
export function isCardOnly(
  event: AlertEvent,
  { liveCards, cardsOnly }: Pick<Destination, 'liveCards' | 'cardsOnly'>,
): boolean {
  return event === 'tracking' && liveCards && cardsOnly;
}

/**
 * A menu of the levels with what each means, `follow`: to one person, `besideCard`: without ordinary scans; photos are never a
 * problem, so for them there are two. @param inDigest all come in one message a day, however many they are
 */
export function levelMenu(
  customId: string,
  event: LeveledEvent,
  selected: AlertLevel,
  texts: Texts,
  inDigest = false,
) {
  const { alertOptions } = texts;
  const hints: Readonly<Partial<Record<AlertLevel, string>>> = {
    qc: alertOptions.photoLevelHints,
    tracking: alertOptions.levelHints,
    follow: alertOptions.dmLevelHints,
    besideCard: {
      milestones: alertOptions.levelHints.milestones,
      problems: alertOptions.levelHints.problems,
    },
  }[event];
  const options = ALERT_LEVELS.flatMap((level) => {
    const description = hints[level];
    if (description === undefined) return [];
    const label = capitalise(levelName(event, level, texts), texts);
    return { label, ...(!inDigest && { description }), value: level, default: level === selected };
  });
  return menuRow(customId, alertOptions.chooseLevel, options);
}
