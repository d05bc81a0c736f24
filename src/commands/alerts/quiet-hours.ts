import * as z from 'zod';
import { destinationId } from '../../alerts/cards/options/ids-and-levels.ts';
import {
  digestModal,
  holdRefusalView,
  holdView,
  KEPT,
  quietModal,
} from '../../alerts/cards/options/quiet-hours.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { ModalView } from '../../discord/messages/message-view.ts';
import { type HoldTimes, readClockTime } from '../../domain/alerts/hold.ts';
import { findTimeZone } from '../../domain/parcels/places/find-time-zone.ts';
import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { oneId } from '../arguments/custom-id-args.ts';
import { opening, sending } from '../replies/request.ts';
import { optionComponent, ownDestination, showOptions } from './option-components.ts';

const MAX_QUOTED = 60;

export const holdButtons = {
  hold: optionComponent(async ({ context, texts }, destination) =>
    holdView(destination, context.clock(), texts),
  ),
  /** Alerts are posted at once again. */
  'hold-off': optionComponent(async (request, { id, timeZone }) => {
    const { store, clock } = request.context;
    const none = { quietFrom: null, quietUntil: null, digestAt: null, timeZone };
    await store.holds.configure(id, none, clock());
    return showOptions(request, id, request.texts.alertOptions.saved);
  }),
  quiet: holdFormOpener(quietModal),
  digest: holdFormOpener(digestModal),
};

export const holdModals = {
  quiet: holdModal('quiet', ['from', 'until'], ([from, until], timeZone, texts) =>
    from === until
      ? texts.alertOptions.sameTimes
      : { quietFrom: from ?? null, quietUntil: until ?? null, digestAt: null, timeZone },
  ),
  digest: holdModal('digest', ['time'], ([time], timeZone) => ({
    quietFrom: null,
    quietUntil: null,
    digestAt: time ?? null,
    timeZone,
  })),
};

/** Behind the destination's id, *Try again* has what was typed. */
function holdFormOpener(
  modal: (destination: Destination, typed: readonly string[], texts: Texts) => ModalView,
) {
  const args = oneId.rest(z.string().max(Math.max(KEPT.time, KEPT.zone)));
  return opening(args, async (request, [id, ...typed]) =>
    modal(await ownDestination(request, id), typed, request.texts),
  );
}

/** What the times and the zone of a modal mean, or a text that says what is wrong with them. */
type Read = (times: readonly number[], timeZone: string, texts: Texts) => HoldTimes | string;

/** @param timeFields the fields that hold a time, before that of the zone */
function holdModal(name: 'quiet' | 'digest', timeFields: readonly string[], read: Read) {
  return sending(oneId, async (request, [id]) => {
    await ownDestination(request, id);
    const { interaction, context, texts } = request;
    const typedIn = (field: string) => interaction.fields.getTextInputValue(field).trim();
    const typed = timeFields.map(typedIn);
    const zone = typedIn('zone');
    const filled = fill(typed, zone, read, texts);
    if (typeof filled === 'string') {
      const kept = [...typed.map((time) => keep(time, KEPT.time)), keep(zone, KEPT.zone)];
      return holdRefusalView(filled, destinationId(id, name, ...kept), destinationId(id, 'hold'), texts);
    }
    await context.store.holds.configure(id, filled, context.clock());
    return showOptions(request, id, texts.alertOptions.saved);
  });
}

function fill(typed: readonly string[], typedZone: string, read: Read, texts: Texts): ReturnType<Read> {
  const { notATime, notAZone } = texts.alertOptions;
  const times = typed.map(readClockTime);
  const wrong = new Set(typed.filter((_, index) => times[index] === null));
  const timeZone = findTimeZone(typedZone);
  const problems = [...wrong].map((time) => notATime(escapeText(time, MAX_QUOTED)));
  if (timeZone === null) problems.push(notAZone(escapeText(typedZone, MAX_QUOTED)));
  if (timeZone === null || problems.length > 0) return problems.join('\n');
  const right = times.filter((time) => time !== null);
  return read(right, timeZone, texts);
}

/** As much as fits into a custom id, in which a colon takes three characters: in a time, a dot does as well. */
function keep(typed: string, max: number): string {
  return [...typed.replaceAll(':', '.').replaceAll('%', '')].reduce(
    (kept, letter) => (kept.length + letter.length > max ? kept : kept + letter),
    '',
  );
}
