import type { APIButtonComponent, APISectionComponent } from 'discord.js';
import { button } from '../../cards/components.ts';
import { sectionWith } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { Texts } from '../../texts/index.ts';

export const SETTINGS_PAGES = ['mine', 'server', 'data', 'trouble'] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

/** Whose agents and currency a page is about: the user's own or the server's. */
export type SettingsOwner = 'mine' | 'server';

/** The owner is part of the component's name, since a component requires one permission whatever its arguments are. */
export function ownerId(owner: SettingsOwner, component: string, ...args: readonly string[]): string {
  return encodeCustomId('settings', `${owner}-${component}`, ...args);
}

export function pageButton(page: SettingsPage, label: string): APIButtonComponent {
  return button(label, encodeCustomId('settings', 'page', page));
}

/** Tells people who manage the server what they can set for it, and opens that. */
export function manageRow({ help, settings }: Texts): APISectionComponent {
  return sectionWith(help.manage, pageButton('server', settings.server));
}

/** Leads from a small page to the one that it was opened from. */
export function backButton(page: SettingsPage, { common }: Texts): APIButtonComponent {
  return pageButton(page, common.back);
}
