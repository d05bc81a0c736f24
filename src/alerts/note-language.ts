import type { BaseInteraction } from 'discord.js';
import type { AlertParts } from './parts.ts';

/**
 * Stores the language of a person's Discord for their alerts, at any interaction, because only interactions reveal it.
 * Never rejects.
 */
export async function noteLanguage(
  { store, log }: Pick<AlertParts, 'store' | 'log'>,
  { user, locale }: Pick<BaseInteraction, 'user' | 'locale'>,
): Promise<void> {
  try {
    await store.destinations.setLanguage(user.id, locale);
  } catch (error) {
    log.warn({ err: error }, 'language of alerts not stored');
  }
}
