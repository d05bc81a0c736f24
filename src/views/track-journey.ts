import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { LIMITS } from '../discord/limits.ts';
import type { MessageFile } from '../discord/message-view.ts';
import { cut, plainText } from '../discord/truncate.ts';
import type { Journey } from '../domain/journey.ts';
import { journeyStrip } from '../domain/journey-strip.ts';
import type { ParcelState } from '../domain/parcels/wordings/index.ts';
import { isProblem } from '../domain/state-of-parcel.ts';
import type { Picture } from '../pictures/index.ts';
import type { Texts } from '../texts/index.ts';
import { textDisplay } from './container.ts';
import { countryName } from './parcel-place.ts';
import { stateTitle } from './parcel-state.ts';

/** Of these, a stage would say too much: "sent", "not delivered yet". */
const GOES_NOWHERE: ReadonlySet<ParcelState> = new Set(['pending', 'returned', 'cancelled']);

interface DrawnJourney {
  readonly components: readonly APIComponentInContainer[];
  readonly files: readonly MessageFile[];
}

/** A parcel's way as a picture, or as a line of signs while there is none. */
export function drawnJourney(journey: Journey, picture: Picture | null, texts: Texts): DrawnJourney {
  if (picture === null) return { components: [textDisplay(journeyStrip(journey))], files: [] };
  const file = journeyFile(journey, picture, texts);
  const media = { url: `attachment://${file.name}` };
  return {
    components: [{ type: ComponentType.MediaGallery, items: [{ media, description: file.description }] }],
    files: [file],
  };
}

/** The picture as a file, with what it shows for people who can't see it. */
export function journeyFile(journey: Journey, { name, bytes }: Picture, texts: Texts): Required<MessageFile> {
  return { name, bytes, description: cut(altText(journey, texts), LIMITS.mediaDescription) };
}

function altText({ stops, stage, transport, state }: Journey, texts: Texts): string {
  const { alt } = texts.track;
  const names = stops.map(({ city, country }) => plainText(city ?? countryName(country, texts), 60));
  const title = stateTitle(state, texts);
  return [
    ...(names.length === 0 ? [] : [alt.stops(names.join(', '))]),
    ...(transport === null ? [] : [alt.transport[transport]]),
    ...(isProblem(state) ? [alt.problem(title)] : []),
    GOES_NOWHERE.has(state) ? title : alt.stages[stage],
  ].join(' ');
}
