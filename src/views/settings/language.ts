import { encodeCustomId } from '../../discord/custom-id.ts';
import { LIMITS } from '../../discord/limits.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { cut } from '../../discord/truncate.ts';
import { LANGUAGES, type Texts } from '../../texts/index.ts';
import { fittingRows } from '../button-layout.ts';
import { menuRow } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import { backButton } from './navigation.ts';

/** The menu value for the server's language in Discord. */
const AS_IN_DISCORD = '-';

/**
 * Chooses the language of replies that everyone can see.
 * @param selected null: the server's language in Discord
 * @param guildLanguage the server's language in Discord, in that language's own words
 */
export function languageView(selected: string | null, guildLanguage: string, texts: Texts): MessageView {
  const { settings } = texts;
  const asInDiscord = {
    label: cut(settings.fromDiscord(guildLanguage), LIMITS.optionText),
    value: AS_IN_DISCORD,
    default: selected === null,
  };
  const languages = LANGUAGES.map(({ language, locale }) => ({
    label: language,
    value: locale,
    default: selected === locale,
  }));
  return containerCard(null, [
    textDisplay(`### ${settings.publicLanguage}`),
    ...menuRow(encodeCustomId('settings', 'language'), settings.language, [asInDiscord, ...languages]),
    ...fittingRows([backButton('server', texts)]),
  ]);
}
