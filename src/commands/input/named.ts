import { Locale, type LocalizationMap } from 'discord.js';
import { en } from '../../texts/en.ts';
import { type Texts, textsFor } from '../../texts/index.ts';

type Pick = (texts: Texts) => string;
type Name = keyof Texts['commands']['names'];

/** A text in every other language that we speak, by Discord's locales. */
function localised(pick: Pick): LocalizationMap {
  return Object.fromEntries(
    Object.values(Locale)
      .map((locale) => [locale, textsFor(locale)] as const)
      .filter(([, texts]) => texts !== en)
      .map(([locale, texts]) => [locale, pick(texts)]),
  );
}

/** Name and description of a command, subcommand or option, in every language. */
export function named<N extends Name>(name: N, description: Pick) {
  return {
    name,
    name_localizations: localised(({ commands }) => commands.names[name]),
    description: description(en),
    description_localizations: localised(description),
  };
}

/** What stands in a message's Apps menu, or in a list of choices, in every language. */
export function titled(title: Pick) {
  return { name: title(en), name_localizations: localised(title) };
}
