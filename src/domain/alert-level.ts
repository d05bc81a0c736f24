/** How much an update matters to the people who follow its topic, in rising order. */
export const IMPORTANCES = ['ordinary', 'milestone', 'problem'] as const;

/**
 * How much a destination, or a follow, asks to be told: everything, milestones and problems, or problems only. In the order of
 * {@link IMPORTANCES}: a level asks for the importance at its place, and for those after it.
 */
export const ALERT_LEVELS = ['all', 'milestones', 'problems'] as const;

export type Importance = (typeof IMPORTANCES)[number];
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** A channel shows every scan; a person's phone only what changes something. */
export function defaultLevel(destinationKind: 'channel' | 'user'): AlertLevel {
  return destinationKind === 'channel' ? 'all' : 'milestones';
}
