import { encodeCustomId } from '../../discord/custom-id.ts';
import type { ModalView } from '../../discord/message-view.ts';
import { plainText } from '../../discord/truncate.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { singleInputModal } from '../modal.ts';
import { MAX_HAUL_NAME } from './name.ts';

/** The form behind *New haul*. */
export function newHaulModal(texts: Texts): ModalView {
  return nameModal(encodeCustomId('haul', 'new'), texts.haulList.newHaul, null, texts);
}

/** The form behind *Rename*. */
export function renameHaulModal({ id, name }: Pick<Haul, 'id' | 'name'>, texts: Texts): ModalView {
  return nameModal(encodeCustomId('haul', 'rename', String(id)), texts.haulList.renameTitle, name, texts);
}

/** A name as somebody typed it; null: none. */
export function readHaulName(typed: string): string | null {
  return plainText(typed, MAX_HAUL_NAME) || null;
}

function nameModal(customId: string, title: string, value: string | null, { haulList }: Texts): ModalView {
  return singleInputModal(customId, title, {
    id: 'name',
    label: haulList.nameLabel,
    hint: haulList.nameHint,
    value,
    maxLength: MAX_HAUL_NAME,
  });
}
