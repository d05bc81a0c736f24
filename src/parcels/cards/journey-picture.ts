import { attachedPicture } from '../../cards/attached-files.ts';
import { textDisplay } from '../../cards/container.ts';
import { capitalise } from '../../cards/phrases.ts';
import type { MessageFile } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { type Journey, journeyOf } from '../../domain/parcels/journey.ts';
import { journeyStrip } from '../../domain/parcels/journey-stage.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { Picture } from '../../pictures/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { Arrival } from '../arrival.ts';
import { arrivalTitle } from './arrival-words.ts';
import type { KnownOfParcel } from './parcel-facts.ts';
import { stateTitle } from './parcel-state.ts';
import { cityName, countryName } from './scan-text.ts';

/** Of these, a stage would say too much: "sent", "not delivered yet". */
const GOES_NOWHERE: ReadonlySet<ParcelState> = new Set(['pending', 'returned', 'cancelled']);

/**
 * A parcel's way as a picture, or as a line of signs while there is none.
 * @param scans newest first; without any, there is no route
 */
export function drawnJourney(
  scans: readonly TrackingUpdate[],
  picture: Picture | null,
  texts: Texts,
  { destination = null, arrival = null }: Pick<KnownOfParcel, 'destination' | 'arrival'> = {},
) {
  if (scans.length === 0) return { components: [], files: [] };
  const journey = journeyOf(scans, destination);
  if (picture === null) return { components: [textDisplay(journeyStrip(journey))], files: [] };
  const file = journeyFile(journey, picture, texts, arrival);
  return { components: [attachedPicture(file)], files: [file] };
}

/** The picture as a file, with what it shows for people who can't see it. */
export function journeyFile(
  journey: Journey,
  { name, bytes }: Picture,
  texts: Texts,
  arrival: Arrival | null = null,
): Required<MessageFile> {
  const date = arrival === null ? '' : sentence(arrivalTitle(arrival, texts), texts);
  const shown = [...altText(journey, texts), date].filter((part) => part !== '').join(' ');
  return { name, bytes, description: cut(shown, LIMITS.mediaDescription) };
}

/** Some dates end with a point of their own. */
function sentence(text: string, texts: Texts): string {
  return `${capitalise(text, texts).replace(/\.$/, '')}${texts.locale === 'zh-CN' ? '。' : '.'}`;
}

function altText({ stops, ahead, stage, transport, state }: Journey, texts: Texts): string[] {
  const { alt } = texts.track;
  const names = stops.map((stop) => plainText(cityName(stop, texts) ?? countryName(stop.country, texts), 60));
  const title = stateTitle(state, texts);
  return [
    ...(names.length === 0 ? [] : [alt.stops(names.join(', '))]),
    ...(ahead === null ? [] : [alt.ahead(countryName(ahead.country, texts))]),
    ...(transport === null ? [] : [alt.transport[transport]]),
    ...(isProblem(state) ? [alt.problem(title)] : []),
    GOES_NOWHERE.has(state) ? title : alt.stages[stage],
  ];
}
