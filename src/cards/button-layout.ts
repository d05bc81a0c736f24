import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { cellsOf } from '../discord/messages/plain-text.ts';
import { LIMITS } from '../discord/posting/limits.ts';
import type { ActionRow } from './components.ts';

/** What a container leaves for a row on a phone of 390 px, in pixels; measured, as are the figures below. */
const ROW_WIDTH = 274;
const CELL_WIDTH = 6.7;
/** What a capital letter takes besides. */
const CAPITAL = 2.5;
const PADDING = 32;
/** However short a label is. */
const MIN_WIDTH = 60;
const LINK_ARROW = 24;
const EMOJI = 20;
const GAP = 8;

/** Buttons in rows that fit a phone: as few rows as possible, about as many buttons in each. False leaves a button out. */
export function fittingRows(offered: readonly (APIButtonComponent | false)[]): ActionRow[] {
  const buttons = offered.filter((button) => button !== false);
  for (let rows = 1; rows < buttons.length; rows += 1) {
    const [split] = splits(buttons, rows)
      .filter((candidate) => candidate.every(fits))
      .toSorted((a, b) => unevenness(a) - unevenness(b));
    if (split !== undefined) return split.map(toRow);
  }
  return buttons.map((button) => toRow([button]));
}

/** Every way to split items into groups without changing their order; large first groups first. */
function splits<T>(items: readonly T[], groups: number): T[][][] {
  if (groups === 1) return [[[...items]]];
  const largest = Math.min(LIMITS.rowButtons, items.length - groups + 1);
  return Array.from({ length: largest }, (_, index) => largest - index).flatMap((size) =>
    splits(items.slice(size), groups - 1).map((rest) => [items.slice(0, size), ...rest]),
  );
}

function unevenness(split: readonly (readonly unknown[])[]): number {
  return split.reduce((sum, { length }) => sum + length ** 2, 0);
}

function fits(row: readonly APIButtonComponent[]): boolean {
  const width = row.reduce((sum, button) => sum + widthOf(button), GAP * (row.length - 1));
  return row.length <= LIMITS.rowButtons && width <= ROW_WIDTH;
}

function widthOf(button: APIButtonComponent): number {
  const label = 'label' in button ? labelWidth(button.label ?? '') : 0;
  const emoji = 'emoji' in button && button.emoji !== undefined ? EMOJI : 0;
  return Math.max(MIN_WIDTH, label + emoji + PADDING + (button.style === ButtonStyle.Link ? LINK_ARROW : 0));
}

function labelWidth(label: string): number {
  const capitals = label.match(/\p{Lu}/gu)?.length ?? 0;
  return cellsOf(label) * CELL_WIDTH + capitals * CAPITAL;
}

function toRow(components: readonly APIButtonComponent[]): ActionRow {
  return { type: ComponentType.ActionRow, components: [...components] };
}
