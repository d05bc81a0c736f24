import type { AlertEvent } from '../alert-event.ts';
import type { NewUpdate } from '../topic-state/new-update.ts';

/** A verified webhook body, or what a poll found, before it is stored. */
export interface IncomingEvent {
  /** SHA-256 of the raw bytes: events with the same digest, created at the same moment, are the same. */
  readonly digest: string;
  readonly kind: string;
  readonly source: 'webhook' | 'poll';
  readonly createdAt: number;
  readonly receivedAt: number;
  readonly body: string;
  /** Empty for kinds that cause no alert. */
  readonly updates: readonly AlertableUpdate[];
  /**
   * The id of the polled topic: the event is stored only while somebody follows it. Otherwise a poll could bring back what
   * a person has just deleted.
   */
  readonly onlyIfFollowed?: number;
}

/** An update, and the kind of alert channel that receives it. */
export interface AlertableUpdate extends NewUpdate {
  readonly event: AlertEvent;
}

export interface IngestResult {
  readonly duplicate: boolean;
  /** Id of the stored event; of the first one, when this is a duplicate; 0 when it was not stored. */
  readonly eventId: number;
  /** Destinations with new deliveries. */
  readonly destinationIds: readonly number[];
}
