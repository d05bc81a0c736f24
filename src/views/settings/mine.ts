import { encodeCustomId } from '../../discord/custom-id.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { UserSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { COLOURS } from '../colours.ts';
import { button, buttonRows } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import { agentMenus } from './agent-menus.ts';
import { navigationButtons, type SettingsNavigation } from './navigation.ts';

/** A person's own settings. */
export function mySettingsView(
  { optedOut, agents: preferred }: UserSettings,
  agents: readonly string[],
  navigation: SettingsNavigation,
  texts: Texts,
): MessageView {
  const { settings } = texts;
  return containerCard(COLOURS.neutral, [
    textDisplay(`### ⚙️ ${settings.mine}`),
    textDisplay(`**${settings.links}**\n${optedOut ? settings.optedOut : settings.optedIn}`),
    ...buttonRows([
      button(
        optedOut ? settings.optIn : settings.optOut,
        encodeCustomId('settings', 'optout', optedOut ? 'n' : 'y'),
      ),
    ]),
    ...agentMenus('mine', preferred, agents, texts),
    ...navigationButtons(navigation, texts),
  ]);
}
