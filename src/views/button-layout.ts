import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { cellsOf } from '../discord/cells.ts';
import { LIMITS } from '../discord/limits.ts';
import type { ActionRow } from './components.ts';

/** What a container leaves for a row on a phone of 390 px, in pixels; measured, as are the figures below. */
const ROW_WIDTH = 274;
const CELL_WIDTH = 6.7;
/** What a capital letter takes besides. */
const CAPITAL = 2.5;
const PADDING = 32;
const LINK_ARROW = 24;
const EMOJI = 20;
const GAP = 8;

/** Buttons in rows that fit a phone: as few rows as possible, and about as many buttons in each. */
export function fittingRows(buttons: readonly APIButtonComponent[]): ActionRow[] {
  for (let rows = 1; rows < buttons.length; rows += 1) {
    const split = evenly(buttons, rows);
    if (split.every(fits)) return split.map(toRow);
  }
  return buttons.map((button) => toRow([button]));
}

function evenly<T>(items: readonly T[], groups: number): T[][] {
  const size = Math.floor(items.length / groups);
  const larger = items.length % groups;
  let start = 0;
  return Array.from({ length: groups }, (_, index) => {
    const end = start + size + (index < larger ? 1 : 0);
    const group = items.slice(start, end);
    start = end;
    return group;
  });
}

function fits(row: readonly APIButtonComponent[]): boolean {
  const width = row.reduce((sum, button) => sum + widthOf(button), GAP * (row.length - 1));
  return row.length <= LIMITS.rowButtons && width <= ROW_WIDTH;
}

function widthOf(button: APIButtonComponent): number {
  const label = 'label' in button ? labelWidth(button.label ?? '') : 0;
  const emoji = 'emoji' in button && button.emoji !== undefined ? EMOJI : 0;
  return label + emoji + PADDING + (button.style === ButtonStyle.Link ? LINK_ARROW : 0);
}

function labelWidth(label: string): number {
  const capitals = label.match(/\p{Lu}/gu)?.length ?? 0;
  return cellsOf(label) * CELL_WIDTH + capitals * CAPITAL;
}

function toRow(components: readonly APIButtonComponent[]): ActionRow {
  return { type: ComponentType.ActionRow, components: [...components] };
}
