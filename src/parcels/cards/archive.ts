import { fittingRows } from '../../cards/button-layout.ts';
import { button, dangerButton, menuRow } from '../../cards/components.ts';
import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { hasSeveralPages, type Page, pageButtons } from '../../cards/paging.ts';
import { capitalise, relative } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cut } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { ArchivedParcel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { parcelInLine, parcelLines, parcelName } from './parcel-name.ts';

export const ARCHIVED_PER_PAGE = 12;

/** The parcels that somebody no longer waits for, last received first; visible to that person only. */
export function archiveView(page: Page<ArchivedParcel>, texts: Texts): MessageView {
  const { archive, parcels, common } = texts;
  const back = button(common.back, encodeCustomId('parcels', 'list', '0'));
  if (page.total === 0) {
    return containerCard(COLOURS.neutral, [
      textDisplay(`### ${archive.none}\n${archive.noneHint}`),
      ...fittingRows([back]),
    ]);
  }
  const { items, offset, total } = page;
  return containerCard(COLOURS.neutral, [
    textDisplay(`### ${archive.title(total)}`),
    textDisplay(items.map((parcel) => archivedLine(parcel, texts)).join('\n')),
    ...(hasSeveralPages(page)
      ? [textDisplay(`-# ${parcels.range(offset + 1, offset + items.length, total)}`)]
      : []),
    ...menuRow(
      encodeCustomId('parcels', 'archived', String(offset)),
      parcels.choose,
      items.map((parcel) => ({
        label: cut(parcelName({ ...parcel, masked: false }), LIMITS.optionText),
        value: String(parcel.id),
        ...(parcel.days === null
          ? {}
          : { description: cut(capitalise(archive.took(parcel.days), texts), LIMITS.optionText) }),
      })),
    ),
    ...fittingRows([
      ...pageButtons(
        page,
        (to) => encodeCustomId('parcels', 'archive', to),
        (to) => encodeCustomId('parcels', 'archivenext', to),
        texts,
      ),
      button(parcels.csv, encodeCustomId('parcels', 'archivecsv')),
      back,
      dangerButton(archive.clear, encodeCustomId('parcels', 'askclear', String(offset))),
    ]),
  ]);
}

/** One of them, and what can be done with it. */
export function archivedParcelView(parcel: ArchivedParcel, offset: number, texts: Texts): MessageView {
  const { archive, common } = texts;
  const args = [String(parcel.id), String(offset)];
  const shown = { ...parcel, masked: false };
  return containerCard(COLOURS.neutral, [
    textDisplay([`### ${parcelInLine(shown)}`, ...parcelLines(shown).slice(1)].join('\n')),
    textDisplay(ending(parcel, texts)),
    ...fittingRows([
      button(archive.followAgain, encodeCustomId('parcels', 'refollow', ...args)),
      button(common.back, encodeCustomId('parcels', 'archive', String(offset))),
      dangerButton(archive.remove, encodeCustomId('parcels', 'forget', ...args)),
    ]),
  ]);
}

/** Asks before the whole archive is deleted. */
export function clearArchiveView(count: number, offset: number, texts: Texts): MessageView {
  const { archive, common } = texts;
  return containerCard(COLOURS.bad, [
    textDisplay(`### ${archive.askClear}\n${archive.confirmClear(count)}`),
    ...fittingRows([
      dangerButton(archive.clear, encodeCustomId('parcels', 'clear')),
      button(common.back, encodeCustomId('parcels', 'archive', String(offset))),
    ]),
  ]);
}

function archivedLine(parcel: ArchivedParcel, texts: Texts): string {
  return `${parcelLines({ ...parcel, masked: false }).join(' · ')}\n-# ${ending(parcel, texts)}`;
}

/** "took 11 days · 3 weeks ago"; the moment is that of the last scan, else of the archiving. */
function ending({ days, endedAt, archivedAt }: ArchivedParcel, { archive }: Texts): string {
  return [...(days === null ? [] : [archive.took(days)]), relative(endedAt ?? archivedAt)].join(' · ');
}
