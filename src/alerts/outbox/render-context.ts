import type { ExchangeRates } from '../../domain/products/money.ts';
import type { AlertChannel, Destination, PendingDelivery } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { AlertParts } from '../parts.ts';
import type { RenderedAlert } from './message.ts';
import type { TopicGroup } from './topic-groups.ts';

export interface RenderContext
  extends Pick<
    AlertParts,
    'store' | 'api' | 'arrivals' | 'log' | 'seal' | 'clock' | 'pictures' | 'photos' | 'pictureWaitMs'
  > {
  readonly rates: ExchangeRates;
}

export interface AlertPlace {
  readonly destination: Destination;
  /** The alert channel there for this kind of event; undefined: only follows. */
  readonly channel: AlertChannel | undefined;
  readonly texts: Texts;
}

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
  /** Whether deliveries of one topic can be added to a posted message without notifying anyone. */
  canJoin(group: TopicGroup): boolean;
  /** A notice in a line of a digest: `📉 **Tote** · CN¥98`. Parcels and QC photos have lines anyway. */
  digestLine?(notice: PendingDelivery, texts: Texts): string;
}
