import type { LookupResult } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import type { Texts } from '../texts/index.ts';
import { agentDisplayName } from './display-names.ts';
import { formatNumber, formatWeight } from './number-format.ts';

type Warehouse = NonNullable<LookupResult['warehouse']>;

/** "33x22*13" */
const BETWEEN_LENGTHS = /(?<=\d)\s*[x*×]\s*(?=\d)/gi;

/** What an agent's warehouse measured, in one line, with its other figures in small print; nothing without figures. */
export function measureLines(warehouse: Warehouse | undefined, texts: Texts): string[] {
  if (warehouse === undefined) return [];
  const { agent = '', weight_g, volume_cm3, dimensions_cm = '', storage_time, turnover } = warehouse;
  const size =
    dimensions_cm !== ''
      ? escapeText(dimensions_cm.replaceAll(BETWEEN_LENGTHS, ' × '), 80)
      : volume_cm3 === undefined
        ? ''
        : `${formatNumber(volume_cm3, texts.locale)} cm³`;
  const weight = weight_g === undefined ? '' : formatWeight(weight_g, texts.locale);
  const measures = [weight, size].filter((part) => part !== '').join(' · ');
  const small = [
    agent === '' ? texts.lookup.measured : texts.lookup.measuredAt(escapeText(agentDisplayName(agent), 80)),
    ...figure(storage_time, texts.lookup.storage),
    ...figure(turnover, texts.lookup.turnover),
  ];
  const hasFigures = measures !== '' || small.length > 1;
  return hasFigures ? [...(measures === '' ? [] : [`⚖️ ${measures}`]), `-# ${small.join(' · ')}`] : [];
}

/** "storage 90 days"; the service's own label says what it is where ours would be a guess. */
function figure(
  labelled: Warehouse['storage_time'],
  format: (label: string, value: string) => string,
): string[] {
  const { label = '', value = '' } = labelled ?? {};
  return value === '' ? [] : [format(escapeText(label, 80), escapeText(value, 120))];
}
