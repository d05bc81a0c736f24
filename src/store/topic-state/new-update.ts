import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { TopicName } from '../topics.ts';

/** A scan or a QC set as it was reported. */
export interface NewUpdate {
  readonly topic: TopicName;
  /** What the scan alone says about the parcel's state; null: it is no scan. */
  readonly state: ParcelState | null;
  /** Equal in two reports of the same update. */
  readonly key: string;
  /**
   * The beginning of `key`, and the whole key of a report with less data: a QC set may be reported first without its photos
   * and later with them. Equal to `key` where all reports have the same data.
   */
  readonly baseKey: string;
  readonly data: string;
  readonly at: number | null;
}
