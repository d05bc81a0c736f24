import type { APIEmbed } from 'discord.js';
import { inLines } from '../../cards/phrases.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { dayCount, journeyOf } from '../../domain/parcels/journey.ts';
import { openIds } from '../../parcels/cards/parcel-ids.ts';
import type { Picture } from '../../pictures/index.ts';
import { NO_FACTS, summaryOf } from '../../products/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { qcAlertView } from './qc-alert.ts';
import { trackingCardView } from './tracking-alert.ts';

/** A test alert looks like a real one about a parcel or product that doesn't exist, and says below that it is a test. */
interface SampleOptions {
  readonly roleId: string | null;
  readonly picture: Picture | null;
  readonly now: number;
}

const DAY_MS = 86_400_000;
const NUMBER = 'LP00123456784821CN';
const USUAL = { low: 9, high: 13 };
/** How many days ago, and where; newest first. */
const WAY = [
  { days: 0, status: 'Out for delivery', location: 'Leipzig', country: 'DE' },
  { days: 2, status: 'Arrived at facility', location: 'Liège', country: 'BE' },
  { days: 6, status: 'Flight departed', location: 'Hong Kong', country: 'HK' },
  { days: 11, status: 'Accepted by carrier', location: 'Shenzhen', country: 'CN' },
] as const;

const SAMPLE_PRODUCT = { title: 'Boxy hoodie', variant: 'Cream / M' };
const PHOTOS = Array.from({ length: 7 }, (_, index) => `https://photos.invalid/${index + 1}.jpg`);

export function sampleScans(now: number): TrackingUpdate[] {
  return WAY.map(({ days, ...scan }) => {
    const at = now - days * DAY_MS;
    return { ...scan, at, date: new Date(at).toISOString().slice(0, 10), hour: undefined };
  });
}

/** A milestone, as alert channels for new scans get it. */
export function sampleScanView(
  { masked, now, picture, roleId }: SampleOptions & { readonly masked: boolean },
  texts: Texts,
): MessageView {
  const scans = sampleScans(now);
  const newest = scans
    .slice(0, 1)
    .map((scan) => ({ scan, state: 'out_for_delivery', importance: 'milestone' }) as const);
  const parcel = { ids: openIds(NUMBER), number: NUMBER, label: null, masked, scans: newest };
  const extras = { day: dayCount(scans, now), usual: USUAL, journey: journeyOf(scans), picture };
  const view = trackingCardView(parcel, extras, { inDm: false, canBeFewer: false }, texts);
  return asSample(view, roleId, texts.alertChannels.sampleStatus);
}

/** New photos, as alert channels for QC photos get them. */
export function sampleQcView({ picture, roleId }: SampleOptions, texts: Texts): MessageView {
  const { title, variant } = SAMPLE_PRODUCT;
  const known = { key: '', title, image: null };
  const alert = {
    topicId: 0,
    summary: summaryOf({ platform: '', id: '' }, { ...NO_FACTS, known }),
    sets: [{ date: undefined, sku: variant, photos: PHOTOS }],
    isFirst: false,
    watched: false,
    mosaic: picture,
  };
  const view = qcAlertView([alert], { texts, currency: null });
  return asSample(view, roleId, texts.alertChannels.samplePhotos);
}

/** Without buttons and links, which would lead nowhere; with a hint that it is a test. */
function asSample(
  { components: _components, content = '', embeds = [], ...view }: MessageView,
  roleId: string | null,
  hint: string,
): MessageView {
  const mention = roleId === null ? '' : ` <@&${roleId}>`;
  const hinted = embeds.map(({ image, description = '', ...embed }): APIEmbed => {
    const isDrawn = image?.url.startsWith('attachment://') === true;
    return { ...embed, description: inLines([description, hint]), ...(isDrawn && { image }) };
  });
  return { ...view, content: `${content}${mention}`, embeds: hinted };
}
