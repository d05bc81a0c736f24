import type { APIEmbedField } from 'discord.js';
import type { LookupResult } from '../api/index.ts';
import { cut, escapeText, LIMITS } from '../discord/limits.ts';
import type { Texts } from '../texts/index.ts';
import { agentDisplayName } from './display-names.ts';
import { formatNumber } from './number-format.ts';

/** Every figure the agent's warehouse has; no field when it has none. */
export function warehouseField(warehouse: LookupResult['warehouse'], texts: Texts): APIEmbedField[] {
  if (warehouse === undefined) return [];
  const { agent, weight_g, volume_cm3, dimensions_cm, storage_time, turnover } = warehouse;
  const labelled = (
    pair: { label?: string | undefined; value?: string | undefined } | undefined,
    format: (label: string, value: string) => string,
  ) =>
    pair?.value === undefined || pair.value === ''
      ? []
      : [format(escapeText(pair.label ?? '', 80), escapeText(pair.value, 120))];
  const lines = [
    ...(weight_g === undefined ? [] : [texts.lookup.weight(formatNumber(weight_g, texts.locale))]),
    ...(volume_cm3 === undefined ? [] : [texts.lookup.volume(formatNumber(volume_cm3, texts.locale))]),
    ...(dimensions_cm === undefined || dimensions_cm === ''
      ? []
      : [texts.lookup.dimensions(escapeText(dimensions_cm, 80))]),
    ...labelled(storage_time, texts.lookup.storage),
    ...labelled(turnover, texts.lookup.turnover),
  ];
  if (lines.length === 0) return [];
  const heading = texts.lookup.warehouse(
    agent === undefined || agent === '' ? null : escapeText(agentDisplayName(agent), 80),
  );
  return [{ name: cut(heading, LIMITS.fieldName), value: cut(lines.join('\n'), LIMITS.fieldValue) }];
}
