import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { LIMITS } from '../../discord/limits.ts';
import { cut } from '../../discord/truncate.ts';
import { LANGUAGES, type Texts } from '../../texts/index.ts';
import { textDisplay } from '../container.ts';

/**
 * Selects the language of replies that everyone can see.
 * @param selected null: the server's language in Discord
 */
export function languageMenu(
  selected: string | null,
  guildLanguage: string,
  texts: Texts,
): APIComponentInContainer[] {
  const asInDiscord = {
    label: cut(texts.settings.guildLanguage(guildLanguage), LIMITS.optionText),
    value: '-',
    default: selected === null,
  };
  const languages = LANGUAGES.map(({ language, locale }) => ({
    label: language,
    value: locale,
    default: selected === locale,
  }));
  return [
    textDisplay(`**${texts.settings.language}**`),
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: encodeCustomId('settings', 'language'),
          options: [asInDiscord, ...languages],
        },
      ],
    },
  ];
}
