import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { button } from '../components.ts';

/** *Add items*; *Reopen* for a haul that is closed, which takes none before. */
export function addButton(
  { id, closedAt }: Pick<Haul, 'id' | 'closedAt'>,
  texts: Texts,
  options: { readonly primary?: boolean } = {},
): APIButtonComponent {
  if (closedAt !== null) return reopenButton(id, texts, options);
  return button(texts.haul.addItems, encodeCustomId('haul', 'add', String(id)), options);
}

/** Opens a closed haul again, and shows it. */
export function reopenButton(
  haulId: number,
  { haulList }: Texts,
  options: { readonly primary?: boolean } = {},
): APIButtonComponent {
  return button(haulList.reopen, encodeCustomId('haul', 'reopen', String(haulId)), options);
}
