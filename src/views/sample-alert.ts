import { ComponentType } from 'discord.js';
import type { MessageView } from '../discord/message-view.ts';
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
export function sampleAlertView({ event, masked, roleId, now }: SampleOptions, texts: Texts): MessageView {
  const mention = roleId === null ? null : `<@&${roleId}>`;
  const [date = '', clock = ''] = new Date(now).toISOString().split('T');
  if (event === 'qc') {
    const batches = [{ date, sku: texts.alertChannels.samplePhotos, photos: [] }];
    const product = { platform: 'weidian', id: '1234567890' };
    return withoutButtons(
      qcAlertView([{ product, topicId: 0, canonical: undefined, batches, watched: false }], mention, texts),
    );
  }
  const destination = { location: 'Shenzhen', country: 'CN' };
  const scan = { ...destination, date, hour: clock.slice(0, 5), status: texts.alertChannels.sampleStatus };
  const previous = {
    ...destination,
    date,
    hour: undefined,
    status: texts.alertChannels.samplePreviousStatus,
  };
  const number = 'LP00123456784821CN';
  const parcel = { number, ids: openIds(number), label: null, masked };
  const alert = { ...parcel, scans: [scan], previous, followed: false };
  const view = withoutButtons(trackingAlertView(alert, texts));
  return mention === null ? view : { ...view, content: mention };
}

/** There is nothing behind a sample to open. */
function withoutButtons(view: MessageView): MessageView {
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
