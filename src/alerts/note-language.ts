import type { BaseInteraction } from 'discord.js';
import type { AlertParts } from './parts.ts';

/**
 * Has a person's alerts in the language of their Discord, whatever they use the bot for: it is only known from interactions. Never
 * rejects.
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
