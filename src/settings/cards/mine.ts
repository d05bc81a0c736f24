import { OWN_OPTIONS } from '../../alerts/cards/options/ids-and-levels.ts';
import { containerCard, settingRow } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { Destination, UserSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { agentsSetting } from './agents.ts';
import { type CurrencyChoice, currencySetting } from './currency.ts';
import { dmSetting } from './dm-alerts.ts';
import { manageRow, ownerId, pageButton } from './navigation.ts';
import { toggleRow } from './toggle-row.ts';

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
  texts: Texts,
) {
  const { settings } = texts;
  const links = { name: settings.myLinks, isOn: !optedOut, customId: customIdOf(optedOut) };
  return containerCard(null, [
    `### ${settings.mine}`,
    settingRow(agentsSetting(agents, texts), ownerId('mine', 'agents'), texts),
    currency && settingRow(currencySetting('mine', currency, texts), ownerId('mine', 'currency'), texts),
    settingRow(dmSetting(dms, texts), OWN_OPTIONS, texts),
    toggleRow(links, texts),
    `-# ${settings.ownLanguage(texts.language)}`,
    canManage && manageRow(texts),
    [pageButton('data', settings.data), pageButton('trouble', settings.trouble)],
  ]);
}

function customIdOf(optedOut: boolean): string {
  return encodeCustomId('settings', 'optout', optedOut ? 'n' : 'y');
}
