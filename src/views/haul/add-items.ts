import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { ModalView } from '../../discord/message-view.ts';
import { MAX_HAUL_ITEMS } from '../../domain/haul/limits.ts';
import type { AddedItems } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { button } from '../components.ts';
import { formModal } from '../modal.ts';

/** What a field of a form takes. */
const MAX_LIST = 4_000;

interface AddedLinks extends Pick<AddedItems, 'added' | 'already' | 'leftOut'> {
  /** Links that lead to no product. */
  readonly unknown?: number;
  /** Short links that the service couldn't follow now. */
  readonly unchecked?: number;
}

/** The form behind *Add items*. @param target the haul's id; 0: the one that was changed last, or a new one */
export function addItemsModal(target: number, { haul }: Texts): ModalView {
  return formModal(encodeCustomId('haul', 'add', String(target)), haul.addItems, [
    {
      id: 'links',
      label: haul.linksLabel,
      hint: haul.linksHint,
      value: null,
      maxLength: MAX_LIST,
      required: true,
      paragraph: true,
    },
  ]);
}

/** What became of pasted links, in a sentence each. */
export function addedNotes(
  { added, already, leftOut, unknown = 0, unchecked = 0 }: AddedLinks,
  { haul }: Texts,
): string[] {
  return [
    ...(added === 0 ? [] : [haul.added(added)]),
    ...(already === 0 ? [] : [haul.already(already)]),
    ...(leftOut === 0 ? [] : [haul.full(leftOut, MAX_HAUL_ITEMS)]),
    ...(unknown === 0 ? [] : [haul.unknownLinks(unknown)]),
    ...(unchecked === 0 ? [] : [haul.uncheckedLinks(unchecked)]),
  ];
}

/** *New haul*, where a full one left something out: it is the one that is added to next. */
export function stepsAfterAdding(leftOut: number, { haulList }: Texts): APIButtonComponent[] {
  return leftOut === 0 ? [] : [button(haulList.newHaul, encodeCustomId('haul', 'new'))];
}
