import type { APIComponentInContainer } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { Texts } from '../../texts/index.ts';
import { button, buttonRows } from '../components.ts';

const PAGES = ['mine', 'server', 'trouble'] as const;

export type SettingsPage = (typeof PAGES)[number];

/** The page that is shown, and whether the user may open the others: they are for people who manage the server. */
export interface SettingsNavigation {
  readonly current: SettingsPage;
  readonly canManage: boolean;
}

/** A button for each page; none for people who can open only their own. */
export function navigationButtons(
  { current, canManage }: SettingsNavigation,
  texts: Texts,
): APIComponentInContainer[] {
  if (!canManage) return [];
  return buttonRows(
    PAGES.map((page) =>
      button(texts.settings[page], encodeCustomId('settings', 'page', page), {
        primary: page === current,
        disabled: page === current,
      }),
    ),
  );
}
