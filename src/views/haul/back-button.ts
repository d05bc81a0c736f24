import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { Texts } from '../../texts/index.ts';
import { button } from '../components.ts';

/** *Back* to a haul's card. @param from an item of the page, as its position from 0 */
export function backToHaul(haulId: number, { common }: Texts, from = 0): APIButtonComponent {
  return button(common.back, encodeCustomId('haul', 'card', String(haulId), String(from)));
}
