import type { APIComponentInContainer } from 'discord.js';
import { textDisplay } from './container.ts';
import { productHeader } from './product-header.ts';
import type { QcCard } from './qc-card.ts';
import { staleLine } from './qc-lines.ts';
import type { Reader } from './reader.ts';

/** What every card of QC photos starts with: that the data is old, if it is, and the product. */
export function qcTop(card: QcCard, reader: Reader): APIComponentInContainer[] {
  const stale = staleLine(card, reader.texts);
  return [...(stale === '' ? [] : [textDisplay(stale)]), ...productHeader(card.summary, reader)];
}
