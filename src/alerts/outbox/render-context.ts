import type { Seal } from '../../discord/messages/seal.ts';
import type { ExchangeRates } from '../../domain/products/money.ts';
import type { Pictures } from '../../pictures/index.ts';
import type { Log } from '../../process/log.ts';
import type { Api, PhotoDownloads } from '../../service/index.ts';
import type { AlertChannel, Destination, PendingDelivery, Store } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { RenderedAlert } from './message.ts';
import type { TopicGroup } from './topic-groups.ts';

/** What rendering an alert needs. */
export interface RenderContext {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
  readonly seal: Seal;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  readonly rates: ExchangeRates;
  /** None: alerts without pictures. */
  readonly pictures?: Pictures | undefined;
  readonly photos?: PhotoDownloads | undefined;
  /** How long an alert waits for what it can do without; three seconds unless told. */
  readonly pictureWaitMs?: number | undefined;
}

/** Where and how an alert is shown. */
export interface AlertPlace {
  readonly destination: Destination;
  /** The alert channel there for this kind of event; undefined: only follows. */
  readonly channel: AlertChannel | undefined;
  readonly texts: Texts;
}

/** How the alerts of one kind are shown. */
export interface AlertKindRenderer {
  /**
   * The deliveries that the next message contains.
   * @param groups all that are pending, by topic; at least one
   * @param combine puts several topics into one message
   */
  select(
    place: AlertPlace,
    groups: readonly TopicGroup[],
    combine: boolean,
  ): readonly TopicGroup[] | Promise<readonly TopicGroup[]>;
  render(place: AlertPlace, groups: readonly TopicGroup[]): Promise<Omit<RenderedAlert, 'deliveries'>>;
  /** Whether deliveries of one topic can be added to a message that was posted, without anybody being notified. */
  canJoin(group: TopicGroup): boolean;
  /** A notice in a line of a digest: `📉 **Tote** · CN¥98`. Parcels and QC photos have lines anyway. */
  digestLine?(notice: PendingDelivery, texts: Texts): string;
}
