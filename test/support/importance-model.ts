import type { Says } from './audience-steps.ts';

export type ModelledImportance = 'ordinary' | 'milestone' | 'problem';
export type ModelledLevel = 'all' | 'milestones' | 'problems';

export const ASKED_FOR: Readonly<Record<ModelledLevel, readonly ModelledImportance[]>> = {
  all: ['ordinary', 'milestone', 'problem'],
  milestones: ['milestone', 'problem'],
  problems: ['problem'],
};

/** How far each scan shows that the parcel has come; only an import has customs here. */
const STEPS: Readonly<Record<Says, number>> = {
  nothing: 0,
  announced: 0,
  'trouble: nobody home': 0,
  accepted: 1,
  moving: 2,
  landed: 3,
  customs: 3,
  'trouble: customs': 3,
  cleared: 4,
  out: 5,
  delivered: 6,
};

/**
 * The rule as documented for users, independent of how the bot applies it:
 *
 * - a problem, unless the parcel already had this problem before the scan: problem;
 * - the first scan without a problem after one: milestone;
 * - accepted, landed or at customs, cleared, out for delivery, delivered, unless that or a later step came
 * before: milestone; moving counts if it is the first sign that the carrier has an announced parcel;
 * - a scan that happened before the newest one, or that says nothing: ordinary.
 */
export class ImportanceModel {
  readonly #scans: { readonly says: Says; readonly at: number }[] = [];
  #hasPhotos = false;

  /** @param at when the scan happened */
  scan(says: Says, at: number): ModelledImportance {
    const isLate = this.#scans.some((earlier) => earlier.at > at);
    const effective = this.#effective();
    this.#scans.push({ says, at });
    if (isLate || says === 'nothing') return 'ordinary';
    const last = effective.at(-1)?.says ?? 'nothing';
    if (says.startsWith('trouble')) return says === last ? 'ordinary' : 'problem';
    if (last.startsWith('trouble')) return 'milestone';
    const reached = Math.max(0, ...effective.map((earlier) => STEPS[earlier.says]));
    if (says === 'moving') return last === 'announced' && reached === 0 ? 'milestone' : 'ordinary';
    return STEPS[says] > reached ? 'milestone' : 'ordinary';
  }

  photos(): ModelledImportance {
    const isFirst = !this.#hasPhotos;
    this.#hasPhotos = true;
    return isFirst ? 'milestone' : 'ordinary';
  }

  /** The scans that changed what is known, which excludes late ones. */
  #effective() {
    return this.#scans.filter(
      ({ says, at }, index) =>
        says !== 'nothing' && this.#scans.slice(0, index).every((earlier) => earlier.at <= at),
    );
  }
}
