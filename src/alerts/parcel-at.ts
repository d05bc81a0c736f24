import type { AlertChannel, Destination, Store } from '../store/index.ts';
import type { LabelledParcel } from '../views/parcel-name.ts';

/**
 * A parcel as the readers at a destination may see it. In a channel, its number is masked unless the managers show it, and it has
 * a name only if the person who gave it shares it.
 * @param channel the alert channel for parcels there; undefined: only follows
 */
export async function parcelAt(
  { follows }: Pick<Store, 'follows'>,
  { id, kind }: Pick<Destination, 'id' | 'kind'>,
  channel: Pick<AlertChannel, 'mask'> | undefined,
  topic: { readonly id: number; readonly key: string },
): Promise<LabelledParcel> {
  return {
    number: topic.key,
    label: await follows.labelAt(id, topic.id),
    masked: kind === 'channel' && (channel?.mask ?? true),
  };
}
