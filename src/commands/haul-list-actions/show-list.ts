import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { noHaulView } from '../../views/haul/haul.ts';
import { HAULS_PER_PAGE, haulListView } from '../../views/haul/list.ts';
import { pageAt } from '../../views/paging.ts';
import { readerOf } from '../reply/reader.ts';

/**
 * The user's hauls, or the way to a first one.
 * @param from where the page starts; the last page where the list has become shorter
 * @param notes what was just done, a sentence each
 */
export async function showHaulList(
  interaction: BaseInteraction,
  context: Context,
  from: number,
  notes: readonly string[] = [],
): Promise<MessageView> {
  const hauls = await context.store.hauls.list(interaction.user.id);
  const reader = await readerOf('private', interaction, context);
  if (hauls.length === 0) return noHaulView(reader);
  const hasOpen = hauls.some(({ closedAt }) => closedAt === null);
  return haulListView(pageAt(hauls, from, HAULS_PER_PAGE), { hasOpen, notes }, reader.texts);
}
