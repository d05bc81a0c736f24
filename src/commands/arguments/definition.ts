import {
  type APIApplicationCommandBooleanOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type LocalizationMap,
} from 'discord.js';
import { en } from '../../texts/en.ts';
import { type Texts, textsFor } from '../../texts/index.ts';

/** Servers, DMs with the bot, and all other chats of users who installed the bot for themselves. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};

/** Selects one text of a language. */
export type TextSelector = (texts: Texts) => string;
type LocalizedWord = keyof Texts['commands']['names'];

/** A text in all supported languages but English, by Discord's locales. */
function localizations(select: TextSelector): LocalizationMap {
  return Object.fromEntries(
    Object.values(Locale)
      .map((locale) => [locale, textsFor(locale)] as const)
      .filter(([, texts]) => texts !== en)
      .map(([locale, texts]) => [locale, select(texts)]),
  );
}

/** Name and description of a command, subcommand or option, in every language. */
export function localized<N extends LocalizedWord>(name: N, description: TextSelector) {
  return {
    name,
    name_localizations: localizations(({ commands }) => commands.names[name]),
    description: description(en),
    description_localizations: localizations(description),
  };
}

/** The name of a choice or of a command in the Apps menu, in every language. */
export function localizedTitle(title: TextSelector) {
  return { name: title(en), name_localizations: localizations(title) };
}

/** Whether only the user sees the reply. */
export const privateOption: APIApplicationCommandBooleanOption = {
  ...localized('private', ({ commands }) => commands.private),
  type: ApplicationCommandOptionType.Boolean,
};
