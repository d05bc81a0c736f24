import { ComponentType } from 'discord.js';
import type { View } from '../bot/command.ts';
import type { AlertEvent } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { openIds } from './parcel-ids.ts';
import { qcAlertView } from './qc-alert.ts';
import { trackingAlertView } from './tracking-alert.ts';

export interface SampleOptions {
  readonly event: AlertEvent;
  readonly masked: boolean;
  readonly roleId: string | null;
  readonly now: number;
}

/** An alert as it would look, about nothing real. */
export function sampleAlertView({ event, masked, roleId, now }: SampleOptions, texts: Texts): View {
  const mention = roleId === null ? null : `<@&${roleId}>`;
  const [date = '', clock = ''] = new Date(now).toISOString().split('T');
  if (event === 'qc') {
    const batches = [{ date, sku: texts.alertChannels.samplePhotos, photos: [] }];
    const product = { platform: 'weidian', id: '1234567890' };
    return withoutButtons(
      qcAlertView([{ product, topicId: 0, canonical: undefined, batches, watched: false }], mention, texts),
    );
  }
  const place = { location: 'Shenzhen', country: 'CN' };
  const scan = { ...place, date, hour: clock.slice(0, 5), status: texts.alertChannels.sampleStatus };
  const previous = { ...place, date, hour: undefined, status: texts.alertChannels.sampleBefore };
  const number = 'LP00123456784821CN';
  const parcel = { number, ids: openIds(number), label: null, masked };
  const alert = { ...parcel, scans: [scan], previous, followed: false };
  const view = withoutButtons(trackingAlertView(alert, texts));
  return mention === null ? view : { ...view, content: mention };
}

/** There is nothing behind a sample to open. */
function withoutButtons(view: View): View {
  if (view.flags === undefined) return { ...view, components: [] };
  const components = (view.components ?? []).map((component) =>
    'components' in component && component.type === ComponentType.Container
      ? {
          ...component,
          components: component.components.filter(({ type }) => type !== ComponentType.ActionRow),
        }
      : component,
  );
  return { ...view, components };
}
