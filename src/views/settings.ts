import {
  type APIComponentInContainer,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import type { View } from '../bot/command.ts';
import { encodeCustomId } from '../bot/custom-id.ts';
import { cut, escapeText, LIMITS, plain } from '../bot/limits.ts';
import type { ChannelSettings, GuildSettings, UserSettings } from '../store/index.ts';
import { LANGUAGES, type Texts } from '../texts/index.ts';
import { isAddressableAgent } from './address.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows } from './components.ts';
import { displayAgent } from './names.ts';
import { panel, paragraph } from './panel.ts';
import { relative } from './time.ts';

export type SettingsPage = 'mine' | 'server' | 'trouble';

/** Which pages the asker can turn to: the server's are for those who manage it. */
export interface Pages {
  readonly now: SettingsPage;
  readonly manages: boolean;
}

/** More preferred agents than this would not be a preference. */
export const MAX_PREFERRED = 5;

/** What everybody decides for themselves. */
export function mySettingsView(
  settings: UserSettings,
  agents: readonly string[],
  pages: Pages,
  texts: Texts,
): View {
  const { optedOut } = settings;
  return panel(COLOURS.neutral, [
    paragraph(`### ⚙️ ${texts.settings.mine}`),
    paragraph(`**${texts.settings.links}**\n${optedOut ? texts.settings.optedOut : texts.settings.optedIn}`),
    ...buttonRows([
      button(
        optedOut ? texts.settings.optIn : texts.settings.optOut,
        encodeCustomId('settings', 'optout', optedOut ? 'n' : 'y'),
      ),
    ]),
    ...agentChoice('mine', settings.agents, agents, texts),
    ...tabs(pages, texts),
  ]);
}

/** What a server's managers decide for it. */
export function serverSettingsView(
  settings: GuildSettings,
  channels: readonly ChannelSettings[],
  agents: readonly string[],
  /** The language that Discord says this server speaks, in its own words. */
  discordLanguage: string,
  pages: Pages,
  texts: Texts,
): View {
  const { autoConvert } = settings;
  const differing = channels
    .filter((channel) => channel.autoConvert === !autoConvert)
    .map(({ channelId }) => channelId);
  const named = differing.map((id) => `<#${id}>`).join(', ');
  const exceptions = autoConvert ? texts.settings.except(named) : texts.settings.also(named);
  return panel(COLOURS.neutral, [
    paragraph(`### ⚙️ ${texts.settings.server}`),
    paragraph(
      [
        `**${texts.settings.links}**`,
        autoConvert ? texts.settings.on : texts.settings.off,
        ...(differing.length === 0 ? [] : [exceptions]),
      ].join('\n'),
    ),
    ...buttonRows([
      button(
        autoConvert ? texts.settings.turnOff : texts.settings.turnOn,
        encodeCustomId('settings', 'auto', autoConvert ? 'n' : 'y'),
      ),
    ]),
    channelChoice(autoConvert, differing, texts),
    ...agentChoice('server', settings.agents, agents, texts),
    ...languageChoice(settings.language, discordLanguage, texts),
    ...tabs(pages, texts),
  ]);
}

/** Why links are, or are not, converted here; and which channels refused a reply. */
export interface Trouble {
  readonly channelId: string;
  readonly permissions: readonly { readonly name: string; readonly granted: boolean }[];
  /** Null: they are converted. */
  readonly reason: keyof Texts['settings']['reasons'] | null;
  readonly refused: readonly ChannelSettings[];
}

export function troubleView(trouble: Trouble, pages: Pages, texts: Texts): View {
  const { channelId, permissions, reason, refused } = trouble;
  const lines = [
    reason === null
      ? texts.settings.effectiveOn
      : texts.settings.effectiveOff(texts.settings.reasons[reason]),
    ...permissions.map(({ name, granted }) =>
      granted ? texts.settings.granted(name) : texts.settings.missing(name),
    ),
  ];
  const refusals = refused.map(({ channelId: id, refusedAt }) =>
    texts.settings.refusedIn(`<#${id}>`, relative(refusedAt ?? 0)),
  );
  return panel(reason === null && refusals.length === 0 ? COLOURS.good : COLOURS.attention, [
    paragraph(`### ⚙️ ${texts.settings.trouble}`),
    paragraph(`**${texts.settings.hereTitle(`<#${channelId}>`)}**\n${lines.join('\n')}`),
    paragraph((refusals.length === 0 ? [texts.settings.noTrouble] : refusals.slice(0, 20)).join('\n')),
    ...tabs(pages, texts),
  ]);
}

function channelChoice(
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
        placeholder: autoConvert ? texts.settings.chooseExcept : texts.settings.chooseAlso,
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

function languageChoice(
  chosen: string | null,
  discordLanguage: string,
  texts: Texts,
): APIComponentInContainer[] {
  const asDiscord = {
    label: cut(texts.settings.discordLanguage(discordLanguage), LIMITS.optionText),
    value: '-',
    default: chosen === null,
  };
  return [
    paragraph(`**${texts.settings.language}**`),
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
function agentChoice(
  whose: 'mine' | 'server',
  chosen: readonly string[],
  agents: readonly string[],
  texts: Texts,
): APIComponentInContainer[] {
  const sorted = agents
    .filter(isAddressableAgent)
    .toSorted((a, b) => displayAgent(a).localeCompare(displayAgent(b)));
  const pages = [
    sorted.slice(0, LIMITS.selectOptions),
    sorted.slice(LIMITS.selectOptions, 2 * LIMITS.selectOptions),
  ];
  const names = chosen.map(displayAgent).join(', ');
  return [
    paragraph(
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
              custom_id: encodeCustomId('settings', `${whose}${index}`),
              placeholder: cut(
                texts.settings.chooseAgents(displayAgent(first), displayAgent(last)),
                LIMITS.placeholder,
              ),
              min_values: 0,
              max_values: Math.min(MAX_PREFERRED, page.length),
              options: page.map((id) => ({
                label: plain(displayAgent(id), LIMITS.optionText),
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

function tabs({ now, manages }: Pages, texts: Texts): APIComponentInContainer[] {
  if (!manages) return [];
  return buttonRows(
    (['mine', 'server', 'trouble'] as const).map((page) =>
      button(texts.settings[page], encodeCustomId('settings', 'page', page), {
        primary: page === now,
        disabled: page === now,
      }),
    ),
  );
}
