import { OWN_OPTIONS } from '../../alerts/cards/options/ids-and-levels.ts';
import { containerCard, fixedRow, settingRow } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { Destination, UserSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { agentsSetting } from './agents.ts';
import { type CurrencyChoice, currencySetting } from './currency.ts';
import { dmSetting } from './dm-alerts.ts';
import { ownerId, pageButton } from './navigation.ts';

interface MySettings {
  readonly settings: UserSettings;
  /** Null: the operator set no exchange rates. */
  readonly currency: CurrencyChoice | null;
  /** The user's DMs; undefined before anything was followed there. */
  readonly dms: Destination | undefined;
  /** Whether to offer the pages for people who manage the server. */
  readonly canManage: boolean;
}

export function mySettingsView(
  { settings: { optedOut, agents }, currency, dms, canManage }: MySettings,
  mention: (command: string) => string,
  texts: Texts,
) {
  const { settings } = texts;
  const links = { name: settings.myLinks, value: optedOut ? settings.leftAlone : settings.converted };
  const language = { name: settings.language, value: settings.fromDiscord(texts.language) };
  return containerCard(null, [
    `### ${settings.mine}`,
    settingRow(agentsSetting(agents, texts), ownerId('mine', 'agents'), texts),
    currency && settingRow(currencySetting('mine', currency, texts), ownerId('mine', 'currency'), texts),
    settingRow(dmSetting(dms, texts), OWN_OPTIONS, texts),
    settingRow(links, encodeCustomId('settings', 'optout', optedOut ? 'n' : 'y'), texts),
    fixedRow(language),
    `-# ${settings.storedData(mention('privacy show'))}`,
    canManage && [pageButton('server', settings.server), pageButton('trouble', settings.trouble)],
  ]);
}
