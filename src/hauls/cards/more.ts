import { fittingRows } from '../../cards/button-layout.ts';
import { button, dangerButton, singleInputModal } from '../../cards/components.ts';
import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName, MAX_HAUL_NAME } from '../../cards/haul-name.ts';
import { formatNumber } from '../../cards/number-format.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { countsOf } from './list.ts';
import { watchAllButton } from './watch.ts';

interface HaulSurroundings {
  /** How many the person has. */
  readonly hauls: number;
  /** Whether everything in it is watched. */
  readonly isWatched: boolean;
}

/** What can be done with a haul, and a line about each action whose name doesn't say it. */
export function haulMoreView(haul: Haul, { hauls, isWatched }: HaulSurroundings, texts: Texts): MessageView {
  const { haulList, haulWatch, parcels } = texts;
  const id = (component: string) => haulCustomId(component, haul.id);
  const counts = countsOf(
    { items: haul.items.length, parcels: haul.parcels.length, closedAt: haul.closedAt },
    texts,
  );
  const isOpen = haul.closedAt === null;
  const toggle = isOpen ? haulList.close : haulList.reopen;
  const explain = (label: string, hint: string) => `-# ${texts.track.because(`**${label}**`, hint)}`;
  const explained = [
    explain(haulList.parcels, haulList.parcelsHint),
    ...(isWatched ? [] : [explain(haulWatch.watchAll, haulList.watchHint)]),
    explain(parcels.csv, haulList.csvHint),
    explain(toggle, isOpen ? haulList.closeHint : haulList.reopenHint),
  ];
  return containerCard(null, [
    textDisplay([`### ${haulName(haul.name, texts)}`, counts.join(' · ')].join('\n')),
    textDisplay(explained.join('\n')),
    ...fittingRows([
      button(haulList.rename, id('rename')),
      button(haulList.parcels, id('parcels')),
      watchAllButton(haul.id, isWatched, texts),
      button(parcels.csv, id('csv')),
      button(toggle, id(isOpen ? 'close' : 'reopen')),
      dangerButton(haulList.delete, id('askdelete')),
    ]),
    ...fittingRows([button(haulList.all(hauls), haulCustomId('hauls', '0')), backToHaul(haul.id, texts)]),
  ]);
}

/** Asks before a haul is deleted. */
export function deleteHaulView(haul: Pick<Haul, 'id' | 'name' | 'items'>, texts: Texts): MessageView {
  const { haulList, common } = texts;
  const count = haul.items.length;
  const items = texts.haul.items(count, formatNumber(count, texts.locale));
  const id = (component: string) => haulCustomId(component, haul.id);
  return containerCard(COLOURS.bad, [
    textDisplay(`### ${haulList.askDelete(haulName(haul.name, texts))}\n${haulList.confirmDelete(items)}`),
    ...fittingRows([dangerButton(haulList.delete, id('delete')), button(common.back, id('more'))]),
  ]);
}

/** The modal behind *New haul*. */
export function newHaulModal(texts: Texts): ModalView {
  return nameModal(haulCustomId('new'), texts.haulList.newHaul, null, texts);
}

/** The modal behind *Rename*. */
export function renameHaulModal({ id, name }: Pick<Haul, 'id' | 'name'>, texts: Texts): ModalView {
  return nameModal(haulCustomId('rename', id), texts.haulList.renameTitle, name, texts);
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
