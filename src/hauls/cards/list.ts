import type { APIComponentInContainer } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { MAX_HAUL_NAME, plainHaulName } from '../../cards/haul-name.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { hasSeveralPages, type Page, pageButtons } from '../../cards/paging.ts';
import { relative } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cut, cutToCells } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { ListedHaul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

export const HAULS_PER_PAGE = 12;

/** A line of a phone, in bold. */
const NAME_CELLS = 34;

/**
 * All hauls of a person, open ones first.
 * @param notes what was just done, a sentence each
 */
export function haulListView(
  page: Page<ListedHaul>,
  { hasOpen, notes }: { readonly hasOpen: boolean; readonly notes: readonly string[] },
  texts: Texts,
): MessageView {
  const { haulList } = texts;
  const { items, offset, total } = page;
  const id = (component: string) => (to: string) => haulCustomId(component, to);
  return containerCard(null, [
    textDisplay([`### ${haulList.title(total)}`, ...notes].join('\n')),
    ...section(
      items.filter(({ closedAt }) => closedAt === null),
      [],
      texts,
    ),
    ...section(
      items.filter(({ closedAt }) => closedAt !== null),
      [`### ${haulList.closed}`],
      texts,
    ),
    ...(hasSeveralPages(page)
      ? [textDisplay(`-# ${haulList.range(offset + 1, offset + items.length, total)}`)]
      : []),
    ...menuRow(
      haulCustomId('openhaul', offset),
      haulList.choose,
      items.map((haul) => ({
        label: cut(plainHaulName(haul.name, texts), LIMITS.optionText),
        value: String(haul.id),
        description: cut(countsOf(haul, texts).join(' · '), LIMITS.optionText),
      })),
    ),
    ...fittingRows([
      ...pageButtons(page, id('hauls'), id('haulsnext'), texts),
      button(haulList.newHaul, haulCustomId('new'), { primary: !hasOpen }),
    ]),
  ]);
}

/** "5 items", "2 parcels", "closed" */
export function countsOf(
  {
    items,
    parcels,
    closedAt,
  }: { readonly items: number; readonly parcels: number; readonly closedAt: number | null },
  texts: Texts,
): string[] {
  return [
    texts.haul.items(items, formatNumber(items, texts.locale)),
    ...(parcels === 0 ? [] : [texts.parcels.count(parcels)]),
    ...(closedAt === null ? [] : [texts.haul.closed]),
  ];
}

function section(
  hauls: readonly ListedHaul[],
  heading: readonly string[],
  texts: Texts,
): APIComponentInContainer[] {
  if (hauls.length === 0) return [];
  return [textDisplay([...heading, ...hauls.map((haul) => linesOf(haul, texts))].join('\n'))];
}

/** "**Spring haul**" and "5 items · 2 parcels · 3 days ago"; what is closed has a section of its own. */
function linesOf(haul: ListedHaul, texts: Texts): string {
  const name = escapeText(cutToCells(plainHaulName(haul.name, texts), NAME_CELLS), 2 * MAX_HAUL_NAME);
  const counts = countsOf({ ...haul, closedAt: null }, texts);
  return `**${name}**\n-# ${[...counts, relative(haul.closedAt ?? haul.changedAt)].join(' · ')}`;
}
