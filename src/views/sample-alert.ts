import { ComponentType } from 'discord.js';
import type { MessageView } from '../discord/message-view.ts';
import type { AlertEvent } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { openIds } from './parcel-ids.ts';
import { qcAlertView } from './qc-alert.ts';
import { trackingAlertView } from './tracking-alert.ts';

/** China's clocks are 8 hours ahead of UTC all year. */
const CHINA_OFFSET_MS = 8 * 3_600_000;

interface SampleOptions {
  readonly event: AlertEvent;
  readonly masked: boolean;
  readonly roleId: string | null;
  readonly now: number;
}

/** A test alert: it looks like a real one, about a parcel or product that doesn't exist. */
export function sampleAlertView(options: SampleOptions, texts: Texts): MessageView {
  const mention = options.roleId === null ? null : `<@&${options.roleId}>`;
  return withoutButtons(
    options.event === 'qc'
      ? sampleQcAlert(mention, options.now, texts)
      : sampleTrackingAlert(mention, options, texts),
  );
}

function sampleQcAlert(mention: string | null, now: number, texts: Texts): MessageView {
  const set = { date: dateOf(now), sku: texts.alertChannels.samplePhotos, photos: [] };
  const product = { platform: 'weidian', id: '1234567890' };
  const alert = { product, topicId: 0, canonical: undefined, sets: [set], watched: false };
  return qcAlertView([alert], mention, texts);
}

function sampleTrackingAlert(
  mention: string | null,
  { masked, now }: SampleOptions,
  texts: Texts,
): MessageView {
  const origin = { location: 'Shenzhen', country: 'CN', date: dateOf(now) };
  const scan = { ...origin, hour: hourOf(now), status: texts.alertChannels.sampleStatus, at: now };
  const previous = { ...origin, hour: undefined, status: texts.alertChannels.samplePreviousStatus };
  const number = 'LP00123456784821CN';
  const parcel = { number, ids: openIds(number), label: null, masked };
  const view = trackingAlertView({ ...parcel, scans: [scan], previous, followed: false }, texts);
  return mention === null ? view : { ...view, content: mention };
}

function dateOf(moment: number): string {
  return new Date(moment + CHINA_OFFSET_MS).toISOString().slice(0, 10);
}

function hourOf(moment: number): string {
  return new Date(moment + CHINA_OFFSET_MS).toISOString().slice(11, 16);
}

/** The buttons of a sample would lead nowhere. */
function withoutButtons(view: MessageView): MessageView {
  if (view.flags === undefined) return { ...view, components: [] };
  const components = (view.components ?? []).map((component) =>
    component.type === ComponentType.Container
      ? {
          ...component,
          components: component.components.filter(({ type }) => type !== ComponentType.ActionRow),
        }
      : component,
  );
  return { ...view, components };
}
