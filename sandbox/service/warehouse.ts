import type { ProductSheet } from './data/product-sheet.ts';
import { hash } from './random.ts';
import type { Warehouse } from './wire.ts';

/** Free storage differs from agent to agent; these are made up, as all figures here. */
const FREE_DAYS: Readonly<Record<string, number>> = {
  superbuy: 180,
  sugargoo: 120,
  cssbuy: 100,
  acbuy: 60,
  oopbuy: 75,
};

/** A product's figures at one agent: every warehouse weighs and packs a little differently. Null where none has them. */
export function warehouseAt(sheet: ProductSheet, agent: string): Warehouse | null {
  if (sheet.warehouse === null) return null;
  const { weight_g, box, turnover } = sheet.warehouse;
  const roll = hash(`${sheet.id}@${agent}`);
  const [length, width, height] = [
    box[0] + (roll % 3),
    box[1] + ((roll >>> 4) % 3),
    box[2] + ((roll >>> 8) % 2),
  ];
  return {
    agent,
    storage_time: { label: 'Free storage', value: `${FREE_DAYS[agent] ?? 90} days` },
    turnover,
    weight_g: Math.round(weight_g * (1 + ((roll >>> 12) % 9) / 100)),
    volume_cm3: length * width * height,
    dimensions_cm: `${length} x ${width} x ${height} cm`,
  };
}
