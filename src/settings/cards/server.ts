import { menuRow } from '../../cards/components.ts';
import { containerCard, type Setting, settingRow } from '../../cards/container.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { formatKilogramPrice } from '../../hauls/cards/cost.ts';
import type { ChannelSettings, GuildSettings } from '../../store/index.ts';
import { LANGUAGES, type Texts, textsFor } from '../../texts/index.ts';
import { agentsSetting } from './agents.ts';
import { type CurrencyChoice, currencySetting } from './currency.ts';
import { exceptionsOf } from './links.ts';
import { backButton, ownerId } from './navigation.ts';
import { toggleRow } from './toggle-row.ts';

/** Of the exceptions, in a row that has a button beside it. */
const CHANNELS_NAMED = 3;

interface ServerSettings {
  readonly settings: GuildSettings;
  readonly channels: readonly ChannelSettings[];
  readonly currency: CurrencyChoice | null;
  /** The server's language in Discord, in that language's own words. */
  readonly guildLanguage: string;
}

export function serverSettingsView(server: ServerSettings, texts: Texts) {
  const { settings, haulSave, haulShipping } = texts;
  const { currency, guildLanguage } = server;
  const { agents, language, haulButtons, kilogramPrice } = server.settings;
  const replies = language === null ? settings.fromDiscord(guildLanguage) : textsFor(language).language;
  const kilogram = {
    name: haulShipping.setting,
    value: kilogramPrice === null ? haulShipping.none : formatKilogramPrice(kilogramPrice, texts.locale),
  };
  const haulsId = encodeCustomId('settings', 'hauls', haulButtons ? 'n' : 'y');
  return containerCard(null, [
    `### ${settings.server}`,
    settingRow(linksSetting(server, texts), encodeCustomId('settings', 'links'), texts),
    settingRow(agentsSetting(agents, texts), ownerId('server', 'agents'), texts),
    currency && settingRow(currencySetting('server', currency, texts), ownerId('server', 'currency'), texts),
    settingRow({ name: settings.language, value: replies }, encodeCustomId('settings', 'languages'), texts),
    settingRow(kilogram, haulCustomId('serverprice'), texts),
    toggleRow({ name: haulSave.setting, isOn: haulButtons, customId: haulsId }, texts),
    [backButton('mine', texts)],
  ]);
}

function linksSetting({ settings: { autoConvert }, channels }: ServerSettings, texts: Texts): Setting {
  const { settings, common } = texts;
  const exceptions = exceptionsOf(autoConvert, channels);
  const more = exceptions.length - CHANNELS_NAMED;
  const named = [
    ...exceptions.slice(0, CHANNELS_NAMED).map((id) => `<#${id}>`),
    ...(more > 0 ? [common.more(more)] : []),
  ].join(', ');
  const line = autoConvert ? settings.exceptChannels(named) : settings.alsoChannels(named);
  const value = autoConvert ? settings.on : settings.off;
  return { name: settings.links, value: exceptions.length === 0 ? value : `${value}\n${line}` };
}

const AS_IN_DISCORD = '-';

/** The language of public replies. @param selected null: the server's in Discord */
export function languageView(selected: string | null, guildLanguage: string, texts: Texts) {
  const { settings } = texts;
  const options = [
    { label: settings.fromDiscord(guildLanguage), value: AS_IN_DISCORD, default: selected === null },
    ...LANGUAGES.map(({ language, locale }) => {
      return { label: language, value: locale, default: selected === locale };
    }),
  ];
  return containerCard(null, [
    `### ${settings.publicLanguage}`,
    ...menuRow(encodeCustomId('settings', 'language'), settings.language, options),
    [backButton('server', texts)],
  ]);
}
