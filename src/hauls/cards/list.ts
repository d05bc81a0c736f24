import { fittingRows } from '../../cards/button-layout.ts';
import { button, dangerButton, menuRow, singleInputModal } from '../../cards/components.ts';
import { COLOURS, containerCard, prompt, sectionWithButton, textDisplay } from '../../cards/container.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName, MAX_HAUL_NAME, plainHaulName } from '../../cards/haul-name.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { type Page, pageButtons, rangeLine } from '../../cards/paging.ts';
import { capitalise, inLine, relative } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { cut, cutToCells, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Haul, ListedHaul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type HaulWatches, watchAllButton } from './watch.ts';

export const HAULS_PER_PAGE = 12;

/** What fits on one line of a phone in bold. */
const NAME_CELLS = 34;

/** All hauls of a person, open ones first. @param notes what was just done, a sentence each */
export function haulListView(
  page: Page<ListedHaul>,
  { hasOpen, notes }: { readonly hasOpen: boolean; readonly notes: readonly string[] },
  texts: Texts,
): MessageView {
  const { haulList } = texts;
  const id = (component: string) => (to: string) => haulCustomId(component, to);
  const open = page.items.filter(({ closedAt }) => closedAt === null);
  const closed = page.items.filter(({ closedAt }) => closedAt !== null);
  const linesOfAll = (hauls: readonly ListedHaul[]) => hauls.map((haul) => linesOf(haul, texts)).join('\n');
  const options = page.items.map((haul) => ({
    label: cut(plainHaulName(haul.name, texts), LIMITS.optionText),
    value: String(haul.id),
    description: cut(countsOf(haul, texts), LIMITS.optionText),
  }));
  return containerCard(null, [
    textDisplay([`### ${haulList.title(page.total)}`, ...notes].join('\n')),
    open.length > 0 && textDisplay(linesOfAll(open)),
    closed.length > 0 && textDisplay(`### ${haulList.closed}\n${linesOfAll(closed)}`),
    rangeLine(page, haulList.range),
    ...menuRow(haulCustomId('openhaul', page.offset), haulList.choose, options),
    ...fittingRows([
      ...pageButtons(page, id('hauls'), id('haulsnext'), texts),
      button(haulList.newHaul, haulCustomId('new'), { primary: !hasOpen }),
    ]),
  ]);
}

/** "5 items · 2 parcels · closed" */
function countsOf(
  { items, parcels, closedAt }: Pick<ListedHaul, 'items' | 'parcels' | 'closedAt'>,
  texts: Texts,
) {
  return inLine([
    texts.haul.items(items, formatNumber(items, texts.locale)),
    parcels === 0 ? '' : texts.parcels.count(parcels),
    closedAt === null ? '' : texts.haul.closed,
  ]);
}

/** "**Spring haul**" and "5 items · 2 parcels · 3 days ago"; closed hauls have their own section. */
function linesOf(haul: ListedHaul, texts: Texts): string {
  const name = escapeText(cutToCells(plainHaulName(haul.name, texts), NAME_CELLS), 2 * MAX_HAUL_NAME);
  const counts = countsOf({ ...haul, closedAt: null }, texts);
  return `**${name}**\n-# ${counts} · ${relative(haul.closedAt ?? haul.changedAt)}`;
}

/**
 * What can be done with a haul: a line for each action, with a button.
 * @param hauls how many the person has
 * @param watches how much of it is watched
 */
export function haulMoreView(
  haul: Haul,
  { hauls, watches }: { readonly hauls: number; readonly watches: HaulWatches },
  texts: Texts,
): MessageView {
  const { haulList, haulWatch, parcels, qc, settings } = texts;
  const id = (component: string) => haulCustomId(component, haul.id);
  const row = (name: string, hint: string, label: string, component: string) =>
    sectionWithButton(`**${name}**\n${hint}`, label, id(component));
  const counts = countsOf({ ...haul, items: haul.items.length, parcels: haul.parcels.length }, texts);
  const linked = haul.parcels.length === 0 ? haulList.parcelsHint : parcels.count(haul.parcels.length);
  return containerCard(null, [
    sectionWithButton(`### ${haulName(haul.name, texts)}\n${counts}`, haulList.rename, id('rename')),
    row(haulList.parcels, linked, qc.open, 'parcels'),
    watches.watched > 0
      ? row(
          haulWatch.watchAll,
          haulWatch.watchedOf(watches.watched, watches.total),
          settings.change,
          'watches',
        )
      : row(haulWatch.watchAll, haulList.watchHint, settings.turnOn, 'watch'),
    row(haulList.asFile, haulList.csvHint, parcels.csv, 'csv'),
    haul.closedAt === null
      ? row(haulList.isDone, haulList.closeHint, haulList.close, 'close')
      : row(capitalise(texts.haul.closed, texts), haulList.reopenHint, haulList.reopen, 'reopen'),
    [
      backToHaul(haul.id, texts),
      button(haulList.all(hauls), haulCustomId('hauls', '0')),
      dangerButton(haulList.delete, id('askdelete')),
    ],
  ]);
}

/** Right after a haul was closed that is still watched. */
export function closedHaulView({ id, name }: Pick<Haul, 'id' | 'name'>, texts: Texts): MessageView {
  const buttons = [watchAllButton(id, true, texts), button(texts.common.back, haulCustomId('more', id))];
  return prompt(`### ${haulName(name, texts)}\n${texts.haulWatch.staysOn}`, fittingRows(buttons));
}

/** Asks before a haul is deleted. */
export function deleteHaulView(haul: Pick<Haul, 'id' | 'name' | 'items'>, texts: Texts): MessageView {
  const { haulList, common } = texts;
  const count = haul.items.length;
  const items = texts.haul.items(count, formatNumber(count, texts.locale));
  const id = (component: string) => haulCustomId(component, haul.id);
  const question = `### ${haulList.askDelete(haulName(haul.name, texts))}\n${haulList.confirmDelete(items)}`;
  const buttons = [dangerButton(haulList.delete, id('delete')), button(common.back, id('more'))];
  return prompt(question, fittingRows(buttons), COLOURS.bad);
}

/** The modal behind *New haul*. */
export function newHaulModal(texts: Texts): ModalView {
  return nameModal(haulCustomId('new'), texts.haulList.newHaul, null, texts);
}

/** The modal behind *Rename*. */
export function renameHaulModal({ id, name }: Pick<Haul, 'id' | 'name'>, texts: Texts): ModalView {
  return nameModal(haulCustomId('rename', id), texts.haulList.renameTitle, name, texts);
}

/** A name as typed; null: none. */
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
