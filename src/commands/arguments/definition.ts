import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type LocalizationMap,
} from 'discord.js';
import { en } from '../../texts/en.ts';
import { type Texts, textsFor } from '../../texts/index.ts';

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

/** Servers, DMs with the bot, and all other chats of users who installed the bot for themselves. */
const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};

/** A slash command that can be used everywhere. */
export function slashCommand(
  name: LocalizedWord,
  description: TextSelector,
  options: APIApplicationCommandOption[] = [],
) {
  return {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized(name, description),
    options,
  } as const;
}

/** A command in the Apps menu of every message. */
export function messageCommand(title: TextSelector) {
  return { ...EVERYWHERE, type: ApplicationCommandType.Message, ...localizedTitle(title) } as const;
}

/** A text option with suggestions. */
export function suggestingOption(name: LocalizedWord, description: TextSelector) {
  const type = ApplicationCommandOptionType.String as const;
  return { type, ...localized(name, description), autocomplete: true } as const;
}

/** Whether only the user sees the reply. */
export function privateOption(description: TextSelector = ({ commands }) => commands.private) {
  return { type: ApplicationCommandOptionType.Boolean as const, ...localized('private', description) };
}
