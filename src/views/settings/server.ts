import { encodeCustomId } from '../../discord/custom-id.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { ChannelSettings, GuildSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { COLOURS } from '../colours.ts';
import { button, buttonRows } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import { agentMenus } from './agent-menus.ts';
import { exceptionsMenu } from './exceptions-menu.ts';
import { languageMenu } from './language-menu.ts';
import { navigationButtons, type SettingsNavigation } from './navigation.ts';

/**
 * The settings of a server.
 * @param guildLanguage the server's language in Discord, in that language's own words
 */
export function serverSettingsView(
  { autoConvert, agents: preferred, language }: GuildSettings,
  channels: readonly ChannelSettings[],
  agents: readonly string[],
  guildLanguage: string,
  navigation: SettingsNavigation,
  texts: Texts,
): MessageView {
  const exceptions = channels
    .filter((channel) => channel.autoConvert === !autoConvert)
    .map(({ channelId }) => channelId);
  return containerCard(COLOURS.neutral, [
    textDisplay(`### ⚙️ ${texts.settings.server}`),
    textDisplay(linkLines(autoConvert, exceptions, texts).join('\n')),
    ...buttonRows([
      button(
        autoConvert ? texts.settings.turnLinksOff : texts.settings.turnLinksOn,
        encodeCustomId('settings', 'auto', autoConvert ? 'n' : 'y'),
      ),
    ]),
    exceptionsMenu(autoConvert, exceptions, texts),
    ...agentMenus('server', preferred, agents, texts),
    ...languageMenu(language, guildLanguage, texts),
    ...navigationButtons(navigation, texts),
  ]);
}

function linkLines(autoConvert: boolean, exceptions: readonly string[], { settings }: Texts): string[] {
  const named = exceptions.map((id) => `<#${id}>`).join(', ');
  const exceptionLine = autoConvert ? settings.exceptChannels(named) : settings.alsoChannels(named);
  return [
    `**${settings.links}**`,
    autoConvert ? settings.linksOn : settings.linksOff,
    ...(exceptions.length === 0 ? [] : [exceptionLine]),
  ];
}
