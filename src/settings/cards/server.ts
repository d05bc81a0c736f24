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

/** For several channels, in a row next to a button. */
const CHANNELS_NAMED = 3;

interface ServerSettings {
  readonly settings: GuildSettings;
  readonly channels: readonly ChannelSettings[];
  /** The ids of the channels that get alerts. */
  readonly alertChannels: readonly string[];
  readonly currency: CurrencyChoice | null;
  /** The server's language in Discord, in that language's own words. */
  readonly guildLanguage: string;
}

export function serverSettingsView(server: ServerSettings, texts: Texts) {
  const { settings, haulSave, haulShipping, alertChannels } = texts;
  const { purposes } = settings;
  const { currency, guildLanguage } = server;
  const { agents, language, haulButtons, kilogramPrice } = server.settings;
  const replies = language === null ? settings.fromDiscord(guildLanguage) : textsFor(language).language;
  const kilogram = {
    name: haulShipping.setting,
    value: kilogramPrice === null ? haulShipping.none : formatKilogramPrice(kilogramPrice, texts.locale),
    purpose: purposes.kilogramPrice,
  };
  const publicLanguage = { name: settings.language, value: replies, purpose: purposes.language };
  const alerts = {
    name: alertChannels.title,
    value: namedChannels(server.alertChannels, texts) || settings.noAlertChannels,
    purpose: purposes.alerts,
  };
  const haulsId = encodeCustomId('settings', 'hauls', haulButtons ? 'n' : 'y');
  return containerCard(null, [
    `### ${settings.server}`,
    settingRow(linksSetting(server, texts), encodeCustomId('settings', 'links'), texts),
    settingRow(alerts, encodeCustomId('alerts', 'list', '0'), texts),
    settingRow(
      { ...agentsSetting(agents, texts), purpose: purposes.agents },
      ownerId('server', 'agents'),
      texts,
    ),
    currency &&
      settingRow(
        { ...currencySetting('server', currency, texts), purpose: purposes.currency },
        ownerId('server', 'currency'),
        texts,
      ),
    settingRow(publicLanguage, encodeCustomId('settings', 'languages'), texts),
    settingRow(kilogram, haulCustomId('serverprice'), texts),
    toggleRow(
      { name: haulSave.setting, isOn: haulButtons, note: `-# ${purposes.haulButtons}`, customId: haulsId },
      texts,
    ),
    [backButton('mine', texts)],
  ]);
}

function linksSetting({ settings: { autoConvert }, channels }: ServerSettings, texts: Texts): Setting {
  const { settings } = texts;
  const exceptions = exceptionsOf(autoConvert, channels);
  const named = namedChannels(exceptions, texts);
  const line = autoConvert ? settings.exceptChannels(named) : settings.alsoChannels(named);
  const value = autoConvert ? settings.on : settings.off;
  return {
    name: settings.links,
    value: exceptions.length === 0 ? value : `${value}\n${line}`,
    purpose: settings.purposes.links,
  };
}

/** The first few; how many more there are. Empty without any. */
function namedChannels(ids: readonly string[], { common }: Texts): string {
  const more = ids.length - CHANNELS_NAMED;
  const named = ids.slice(0, CHANNELS_NAMED).map((id) => `<#${id}>`);
  return [...named, ...(more > 0 ? [common.more(more)] : [])].join(', ');
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
