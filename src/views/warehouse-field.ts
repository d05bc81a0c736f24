import type { APIEmbedField } from 'discord.js';
import type { LookupResult } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import type { Texts } from '../texts/index.ts';
import { agentDisplayName } from './display-names.ts';
import { embedField } from './embed-field.ts';
import { formatNumber } from './number-format.ts';

type Warehouse = NonNullable<LookupResult['warehouse']>;

/** Every figure of the agent's warehouse; no field without any figure. */
export function warehouseField(warehouse: Warehouse | undefined, texts: Texts): APIEmbedField[] {
  if (warehouse === undefined) return [];
  const lines = figureLines(warehouse, texts);
  if (lines.length === 0) return [];
  const { agent = '' } = warehouse;
  const name = agent === '' ? null : escapeText(agentDisplayName(agent), 80);
  return [embedField(texts.lookup.warehouse(name), lines.join('\n'))];
}

function figureLines(warehouse: Warehouse, texts: Texts): string[] {
  const { weight_g, volume_cm3, dimensions_cm = '', storage_time, turnover } = warehouse;
  return [
    ...(weight_g === undefined ? [] : [texts.lookup.weight(formatNumber(weight_g, texts.locale))]),
    ...(volume_cm3 === undefined ? [] : [texts.lookup.volume(formatNumber(volume_cm3, texts.locale))]),
    ...(dimensions_cm === '' ? [] : [texts.lookup.dimensions(escapeText(dimensions_cm, 80))]),
    ...labelledLine(storage_time, texts.lookup.storage),
    ...labelledLine(turnover, texts.lookup.turnover),
  ];
}

function labelledLine(
  figure: Warehouse['storage_time'],
  format: (label: string, value: string) => string,
): string[] {
  const { label = '', value = '' } = figure ?? {};
  return value === '' ? [] : [format(escapeText(label, 80), escapeText(value, 120))];
}
