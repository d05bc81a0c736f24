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
import { rowIdArg } from '../arguments/custom-id-args.ts';
import { modalOpener, privateModal } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';
import { optionComponent, ownDestination, showOptions } from './option-components.ts';

const MAX_QUOTED = 60;

export const holdButtons = {
  hold: optionComponent(async (destination, { interaction }, context) =>
    holdView(destination, context.clock(), textsForUser(interaction)),
  ),
  /** Alerts come at once again. */
  'hold-off': optionComponent(async ({ id, timeZone }, { interaction }, context) => {
    const none = { quietFrom: null, quietUntil: null, digestAt: null, timeZone };
    await context.store.holds.configure(id, none, context.clock());
    return showOptions(id, interaction, context);
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
  return modalOpener({
    args: z.tuple([rowIdArg]).rest(z.string().max(Math.max(KEPT.time, KEPT.zone))),
    async modal({ interaction, args: [id, ...typed] }, context) {
      return modal(await ownDestination(id, interaction, context), typed, textsForUser(interaction));
    },
  });
}

/** What a modal holds, or in words what is wrong with it. */
type Filled = HoldTimes | string;

/** @param timeFields the fields that hold a time, before that of the zone */
function holdModal(
  name: 'quiet' | 'digest',
  timeFields: readonly string[],
  read: (times: readonly number[], timeZone: string, texts: Texts) => Filled,
) {
  return privateModal({
    args: z.tuple([rowIdArg]),
    async view({ interaction, args: [id] }, context) {
      await ownDestination(id, interaction, context);
      const texts = textsForUser(interaction);
      const typedIn = (field: string) => interaction.fields.getTextInputValue(field).trim();
      const typed = timeFields.map(typedIn);
      const zone = typedIn('zone');
      const filled = fill(typed, zone, read, texts);
      if (typeof filled === 'string') {
        const kept = [...typed.map((time) => keep(time, KEPT.time)), keep(zone, KEPT.zone)];
        const backId = destinationId(id, 'hold');
        return holdRefusalView(filled, destinationId(id, name, ...kept), backId, texts);
      }
      await context.store.holds.configure(id, filled, context.clock());
      return showOptions(id, interaction, context);
    },
  });
}

function fill(
  typed: readonly string[],
  typedZone: string,
  read: (times: readonly number[], timeZone: string, texts: Texts) => Filled,
  texts: Texts,
): Filled {
  const { alertOptions } = texts;
  const times = typed.map(readClockTime);
  const wrong = typed.filter((_, index) => times[index] === null);
  const timeZone = findTimeZone(typedZone);
  if (wrong.length > 0 || timeZone === null) {
    return [
      ...[...new Set(wrong)].map((time) => alertOptions.notATime(escapeText(time, MAX_QUOTED))),
      ...(timeZone === null ? [alertOptions.notAZone(escapeText(typedZone, MAX_QUOTED))] : []),
    ].join('\n');
  }
  return read(
    times.filter((time) => time !== null),
    timeZone,
    texts,
  );
}

/** As much as fits into a custom id, in which a colon takes three characters: in a time, a dot does as well. */
function keep(typed: string, max: number): string {
  return [...typed.replaceAll(':', '.').replaceAll('%', '')].reduce(
    (kept, letter) => (kept.length + letter.length > max ? kept : kept + letter),
    '',
  );
}
