import {
  type APIComponentInContainer,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import { cut, escapeText, LIMITS, plainText } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { ChannelSettings, GuildSettings, UserSettings } from '../store/index.ts';
import { LANGUAGES, type Texts } from '../texts/index.ts';
import { isAddressableAgent } from './addressable.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows } from './components.ts';
import { containerView, textDisplay } from './container.ts';
import { agentDisplayName } from './display-names.ts';
import { relative } from './time.ts';

export type SettingsPage = 'mine' | 'server' | 'trouble';

/** Which pages the asker can turn to: the server's are for those who manage it. */
export interface SettingsNavigation {
  readonly now: SettingsPage;
  readonly canManage: boolean;
}

/** More preferred agents than this would not be a preference. */
export const MAX_PREFERRED_AGENTS = 5;

/** What everybody decides for themselves. */
export function mySettingsView(
  settings: UserSettings,
  agents: readonly string[],
  pages: SettingsNavigation,
  texts: Texts,
): MessageView {
  const { optedOut } = settings;
  return containerView(COLOURS.neutral, [
    textDisplay(`### ⚙️ ${texts.settings.mine}`),
    textDisplay(
      `**${texts.settings.links}**\n${optedOut ? texts.settings.optedOut : texts.settings.optedIn}`,
    ),
    ...buttonRows([
      button(
        optedOut ? texts.settings.optIn : texts.settings.optOut,
        encodeCustomId('settings', 'optout', optedOut ? 'n' : 'y'),
      ),
    ]),
    ...agentSelects('mine', settings.agents, agents, texts),
    ...tabs(pages, texts),
  ]);
}

/** What a server's managers decide for it. */
export function serverSettingsView(
  settings: GuildSettings,
  channels: readonly ChannelSettings[],
  agents: readonly string[],
  /** The language that Discord says this server speaks, in its own words. */
  guildLanguage: string,
  pages: SettingsNavigation,
  texts: Texts,
): MessageView {
  const { autoConvert } = settings;
  const differing = channels
    .filter((channel) => channel.autoConvert === !autoConvert)
    .map(({ channelId }) => channelId);
  const named = differing.map((id) => `<#${id}>`).join(', ');
  const exceptions = autoConvert ? texts.settings.exceptChannels(named) : texts.settings.alsoChannels(named);
  return containerView(COLOURS.neutral, [
    textDisplay(`### ⚙️ ${texts.settings.server}`),
    textDisplay(
      [
        `**${texts.settings.links}**`,
        autoConvert ? texts.settings.linksOn : texts.settings.linksOff,
        ...(differing.length === 0 ? [] : [exceptions]),
      ].join('\n'),
    ),
    ...buttonRows([
      button(
        autoConvert ? texts.settings.turnLinksOff : texts.settings.turnLinksOn,
        encodeCustomId('settings', 'auto', autoConvert ? 'n' : 'y'),
      ),
    ]),
    channelSelect(autoConvert, differing, texts),
    ...agentSelects('server', settings.agents, agents, texts),
    ...languageSelect(settings.language, guildLanguage, texts),
    ...tabs(pages, texts),
  ]);
}

/** Why links are, or are not, converted here; and which channels refused a reply. */
export interface Troubleshooting {
  readonly channelId: string;
  readonly permissions: readonly { readonly name: string; readonly granted: boolean }[];
  /** Null: they are converted. */
  readonly reason: keyof Texts['settings']['reasons'] | null;
  readonly refused: readonly ChannelSettings[];
}

export function troubleshootingView(
  trouble: Troubleshooting,
  pages: SettingsNavigation,
  texts: Texts,
): MessageView {
  const { channelId, permissions, reason, refused } = trouble;
  const lines = [
    reason === null
      ? texts.settings.enabledHere
      : texts.settings.disabledHere(texts.settings.reasons[reason]),
    ...permissions.map(({ name, granted }) =>
      granted ? texts.settings.permissionGranted(name) : texts.settings.permissionMissing(name),
    ),
  ];
  const refusals = refused.map(({ channelId: id, refusedAt }) =>
    texts.settings.replyRefused(`<#${id}>`, relative(refusedAt ?? 0)),
  );
  return containerView(reason === null && refusals.length === 0 ? COLOURS.good : COLOURS.attention, [
    textDisplay(`### ⚙️ ${texts.settings.trouble}`),
    textDisplay(`**${texts.settings.hereTitle(`<#${channelId}>`)}**\n${lines.join('\n')}`),
    textDisplay((refusals.length === 0 ? [texts.settings.noRefusals] : refusals.slice(0, 20)).join('\n')),
    ...tabs(pages, texts),
  ]);
}

function channelSelect(
  autoConvert: boolean,
  chosen: readonly string[],
  texts: Texts,
): APIComponentInContainer {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.ChannelSelect,
        custom_id: encodeCustomId('settings', 'channels'),
        placeholder: autoConvert ? texts.settings.exceptPlaceholder : texts.settings.alsoPlaceholder,
        channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
        min_values: 0,
        max_values: LIMITS.selectOptions,
        default_values: chosen
          .slice(0, LIMITS.selectOptions)
          .map((id) => ({ id, type: SelectMenuDefaultValueType.Channel as const })),
      },
    ],
  };
}

function languageSelect(
  chosen: string | null,
  guildLanguage: string,
  texts: Texts,
): APIComponentInContainer[] {
  const asDiscord = {
    label: cut(texts.settings.guildLanguage(guildLanguage), LIMITS.optionText),
    value: '-',
    default: chosen === null,
  };
  return [
    textDisplay(`**${texts.settings.language}**`),
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: encodeCustomId('settings', 'language'),
          options: [
            asDiscord,
            ...LANGUAGES.map(({ language, locale }) => ({
              label: language,
              value: locale,
              default: chosen === locale,
            })),
          ],
        },
      ],
    },
  ];
}

/** Menus of all agents, alphabetically, with those chosen marked. */
function agentSelects(
  scope: 'mine' | 'server',
  chosen: readonly string[],
  agents: readonly string[],
  texts: Texts,
): APIComponentInContainer[] {
  const sorted = agents
    .filter(isAddressableAgent)
    .toSorted((a, b) => agentDisplayName(a).localeCompare(agentDisplayName(b)));
  const pages = [
    sorted.slice(0, LIMITS.selectOptions),
    sorted.slice(LIMITS.selectOptions, 2 * LIMITS.selectOptions),
  ];
  const names = chosen.map(agentDisplayName).join(', ');
  return [
    textDisplay(
      `**${texts.settings.agents}**\n${names === '' ? texts.settings.noAgents : escapeText(names, 300)}`,
    ),
    ...pages.flatMap((page, index): APIComponentInContainer[] => {
      const [first] = page;
      const last = page.at(-1);
      if (first === undefined || last === undefined) return [];
      return [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              custom_id: encodeCustomId('settings', `${scope}${index}`),
              placeholder: cut(
                texts.settings.chooseAgents(agentDisplayName(first), agentDisplayName(last)),
                LIMITS.placeholder,
              ),
              min_values: 0,
              max_values: Math.min(MAX_PREFERRED_AGENTS, page.length),
              options: page.map((id) => ({
                label: plainText(agentDisplayName(id), LIMITS.optionText),
                value: id,
                default: chosen.includes(id),
              })),
            },
          ],
        },
      ];
    }),
  ];
}

function tabs({ now, canManage }: SettingsNavigation, texts: Texts): APIComponentInContainer[] {
  if (!canManage) return [];
  return buttonRows(
    (['mine', 'server', 'trouble'] as const).map((page) =>
      button(texts.settings[page], encodeCustomId('settings', 'page', page), {
        primary: page === now,
        disabled: page === now,
      }),
    ),
  );
}
