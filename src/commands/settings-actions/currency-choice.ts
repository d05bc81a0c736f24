import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { CurrencyChoice } from '../../views/settings/currency.ts';
import type { SettingsOwner } from '../../views/settings/navigation.ts';

/** In which currency an owner's prices are also shown; null where the operator set no exchange rates. */
export async function currencyChoice(
  owner: SettingsOwner,
  { user, guildId }: BaseInteraction,
  { store, exchangeRates, clock }: Context,
): Promise<CurrencyChoice | null> {
  if (exchangeRates.rates.size === 0) return null;
  const server = guildId === null ? null : (await store.settings.guild(guildId)).currency;
  const own = owner === 'server' ? server : (await store.settings.user(user.id)).currency;
  return { own, server, ratesInUse: exchangeRates, now: clock() };
}
