import type { ModalSubmitInteraction } from 'discord.js';
import * as z from 'zod';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { textOfCodeBlock } from '../../discord/code-block.ts';
import { readableTextOfMessage } from '../../discord/message-text.ts';
import { plainText } from '../../discord/truncate.ts';
import { MAX_HAUL_PARCELS } from '../../domain/haul/limits.ts';
import { readParcelList } from '../../domain/parcel-list/read-parcel-list.ts';
import { hasWrongCheckDigit } from '../../domain/tracking-number.ts';
import type { Texts } from '../../texts/index.ts';
import { addHaulParcelsModal } from '../../views/haul/parcels.ts';
import { MAX_LABEL } from '../../views/parcel-name.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { followListed } from '../parcels/follow-listed.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showParcels } from './show-parcels.ts';

const args = z.tuple([rowIdArg]);
/** The others are counted. */
const TYPOS_NAMED = 3;

export const openNumbersForm: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args: given }) {
    const parsed = args.safeParse(given);
    return parsed.success ? addHaulParcelsModal(parsed.data[0], null, textsForUser(interaction)) : null;
  },
};

/** *Try again*: the form with the rows that were no numbers, which stand in the message. */
export const openNumbersAgain: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args: given }) {
    const parsed = args.safeParse(given);
    const rows = textOfCodeBlock(readableTextOfMessage(interaction.message));
    return parsed.success ? addHaulParcelsModal(parsed.data[0], rows, textsForUser(interaction)) : null;
  },
};

/** *Add numbers*: follows parcels in the user's DMs, whether or not they are known yet, and links them. */
export const submitNumbers: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction, args: given }, context) {
    const parsed = args.safeParse(given);
    if (!parsed.success) return null;
    const [haulId] = parsed.data;
    const text = interaction.fields.getTextInputValue('list');
    return { private: true, view: () => addNumbers(interaction, context, haulId, text) };
  },
};

async function addNumbers(
  interaction: ModalSubmitInteraction,
  context: Context,
  haulId: number,
  text: string,
) {
  // Nothing is followed for a haul that is gone.
  await ownHaul(interaction, haulId, context);
  const { parcels, invalid } = readParcelList(text);
  const named = parcels.map(({ number, name }) => ({
    number,
    label: plainText(name ?? '', MAX_LABEL) || null,
  }));
  const { added, leftOut } = await followListed(named, interaction, context);
  const numbers = named.map(({ number }) => number);
  const { linked, full } = await linkFollowed(interaction, context, haulId, numbers);
  const texts = textsForUser(interaction);
  const { haulParcels } = texts;
  const notes = [
    ...(linked === 0 ? [] : [haulParcels.linked(linked)]),
    ...(added.length === 0 ? [] : [texts.parcels.addedSoon(added.length)]),
    ...typoNotes(added, texts),
    ...leftOut,
    ...(full === 0 ? [] : [haulParcels.full(full, MAX_HAUL_PARCELS)]),
  ];
  return showParcels(interaction, context, haulId, { notes, invalid });
}

/** Names the numbers with a typing error, like the answer to *Add* in the list of parcels. */
function typoNotes(added: readonly { readonly number: string }[], { track, common }: Texts): string[] {
  const typos = added.map(({ number }) => number).filter(hasWrongCheckDigit);
  if (typos.length === 0) return [];
  const named = typos.slice(0, TYPOS_NAMED).map((number) => `\`${number}\``);
  const more = typos.length - named.length;
  const list = [...named, ...(more === 0 ? [] : [common.more(more)])].join(', ');
  return [`⚠️ ${list} · ${track.wrongCheckDigit}`];
}

/** Links those among them that the user follows by now. */
async function linkFollowed(
  interaction: ModalSubmitInteraction,
  context: Context,
  haulId: number,
  numbers: readonly string[],
): Promise<{ readonly linked: number; readonly full: number }> {
  const { store, clock } = context;
  const { user } = interaction;
  // Read after the follows, which may have taken some time.
  const haul = await ownHaul(interaction, haulId, context);
  const followed = new Set((await store.follows.list(user.id, 'parcel')).map(({ key }) => key));
  const fresh = numbers.filter((number) => followed.has(number) && !haul.parcels.includes(number));
  if (fresh.length === 0) return { linked: 0, full: 0 };
  const now = await store.hauls.setParcels(user.id, haulId, (before) => [...before, ...fresh], clock());
  const linked = fresh.filter((number) => now.includes(number)).length;
  return { linked, full: fresh.length - linked };
}
