import type { APIComponentInContainer } from 'discord.js';
import { textDisplay } from './container.ts';
import { productHeader } from './product-header.ts';
import type { QcCard } from './qc-card.ts';
import { staleLine } from './qc-lines.ts';
import type { Reader } from './reader.ts';

/** What every card of QC photos starts with: that the data is old or a sheet is missing, if so, and the product. */
export function qcTop(card: QcCard, reader: Reader): APIComponentInContainer[] {
  const { texts } = reader;
  const lines = [staleLine(card, texts), card.lacksSheet === true ? `⚠️ ${texts.qc.sheetFailed}` : ''];
  const warnings = lines.filter((line) => line !== '').join('\n');
  return [...(warnings === '' ? [] : [textDisplay(warnings)]), ...productHeader(card.summary, reader)];
}
