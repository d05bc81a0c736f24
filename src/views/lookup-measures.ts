import type { LookupResult } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import type { Texts } from '../texts/index.ts';
import { agentDisplayName } from './display-names.ts';
import { formatDays, formatNumber, formatWeight } from './number-format.ts';

/** Labels that say no more than our own word. */
const USUAL_LABEL = /^\s*(?:(?:free )?storage(?: time| period)?|turnover(?: time)?)\s*$/i;
const DAYS = /^\s*(\d{1,4}(?:\.\d+)?) ?days?\s*$/i;

type Warehouse = NonNullable<LookupResult['warehouse']>;

/** "33x22*13" */
const BETWEEN_LENGTHS = /(?<=\d)\s*[x*×]\s*(?=\d)/gi;

/** What an agent's warehouse measured, in one line, with its other figures in small print; nothing without figures. */
export function measureLines(warehouse: Warehouse | undefined, texts: Texts): string[] {
  if (warehouse === undefined) return [];
  const { agent = '', weight_g, storage_time, turnover } = warehouse;
  const size = sizeText(warehouse, texts);
  const weight = weight_g === undefined ? '' : formatWeight(weight_g, texts.locale);
  const measures = [weight, size].filter((part) => part !== '').join(' · ');
  const small = [
    agent === '' ? texts.lookup.measured : texts.lookup.measuredAt(escapeText(agentDisplayName(agent), 80)),
    ...figure(storage_time, texts.lookup.storage, texts),
    ...figure(turnover, texts.lookup.turnover, texts),
  ];
  const hasFigures = measures !== '' || small.length > 1;
  return hasFigures ? [...(measures === '' ? [] : [`⚖️ ${measures}`]), `-# ${small.join(' · ')}`] : [];
}

/** "33 × 22 × 13 cm", or "9,438 cm³"; empty when neither is known. */
export function sizeText({ dimensions_cm = '', volume_cm3 }: Partial<Warehouse>, { locale }: Texts): string {
  if (dimensions_cm !== '') return escapeText(dimensions_cm.replaceAll(BETWEEN_LENGTHS, ' × '), 80);
  return volume_cm3 === undefined ? '' : `${formatNumber(volume_cm3, locale)} cm³`;
}

/**
 * "storage 90 days"; the service's own label says what it is where ours would be a guess. Its usual English words are
 * only for readers of English.
 */
function figure(
  labelled: Warehouse['storage_time'],
  format: (label: string, value: string) => string,
  { locale }: Texts,
): string[] {
  const { label = '', value = '' } = labelled ?? {};
  if (value === '') return [];
  const ownLabel = locale !== 'en' && USUAL_LABEL.test(label) ? '' : label;
  // A label in the service's words keeps its value as it is.
  const days = ownLabel === '' ? DAYS.exec(value)?.[1] : undefined;
  return [
    format(
      escapeText(ownLabel, 80),
      days === undefined ? escapeText(value, 120) : formatDays(Number(days), locale),
    ),
  ];
}
