import { fittingRows, OPEN_WIDTH } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, embedsWith } from '../../cards/container.ts';
import { smallLine } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { openIds } from '../../parcels/cards/parcel-ids.ts';
import type { Texts } from '../../texts/index.ts';
import { withMentions } from '../destination-readers.ts';
import { alertLine } from './alert-line.ts';
import { productLine } from './product-alert.ts';

/** A test alert starts by saying so, because it shows up on everyone's lock screen. */
interface SampleOptions {
  readonly roleId: string | null;
  /** The name of the person who tests. */
  readonly by: string;
}

const NUMBER = 'LP00123456784821CN';
const SCAN = { status: 'Out for delivery', location: 'Leipzig', country: 'DE', date: '', hour: undefined };
const HOODIE = { product: { platform: '', id: '' }, title: 'Boxy hoodie' };
const PHOTOS = 7;
const MAX_NAME = 80;

/** A milestone, as alert channels for new scans get it. Its buttons do nothing. */
export function sampleScanView(
  { masked, by, roleId }: SampleOptions & { readonly masked: boolean },
  texts: Texts,
): MessageView {
  const parcel = { number: NUMBER, label: null, masked };
  const line = alertLine(parcel, { scan: SCAN, state: 'out_for_delivery', importance: 'milestone' }, texts);
  const ids = openIds(NUMBER);
  const disabled = { disabled: true };
  const buttons = [
    button(texts.track.history, ids('scans'), disabled),
    button(texts.alerts.fewer, ids('level'), disabled),
  ];
  const hint = texts.alertChannels.sampleStatus(escapeText(by, MAX_NAME));
  return { ...asTest(line, roleId, hint, texts), components: fittingRows(buttons, OPEN_WIDTH) };
}

/** New photos, as alert channels for QC photos get them. */
export function sampleQcView({ by, roleId }: SampleOptions, texts: Texts): MessageView {
  const line = productLine('📸', HOODIE, texts.alerts.newPhotos(PHOTOS), texts);
  return asTest(line, roleId, texts.alertChannels.samplePhotos(escapeText(by, MAX_NAME)), texts);
}

function asTest(line: string, roleId: string | null, hint: string, texts: Texts): MessageView {
  return {
    content: withMentions(texts.alerts.test(line), roleId === null ? [] : [roleId]),
    embeds: embedsWith([smallLine([hint])], { color: COLOURS.waiting }),
  };
}
