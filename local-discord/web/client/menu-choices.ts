import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { type Choice, channelChoices, roleChoices, userChoices } from './choices.ts';
import { Component } from './numbers.ts';
import type { AppState } from './state.ts';

/** What a select menu offers: its own options, or people, roles and channels. */
export function menuChoices(state: AppState, menu: APISelectMenuComponent): Choice[] {
  switch (menu.type) {
    case Component.StringSelect:
      return menu.options.map(({ value, label, description, emoji }) => ({
        value,
        label,
        description,
        emoji,
      }));
    case Component.UserSelect:
      return userChoices(state);
    case Component.RoleSelect:
      return roleChoices(state);
    case Component.MentionableSelect:
      return [...userChoices(state), ...roleChoices(state)];
    case Component.ChannelSelect:
      return channelChoices(state, menu.channel_types);
    default:
      return [];
  }
}

/** The initial selection of a menu. */
export function menuDefaults(menu: APISelectMenuComponent): string[] {
  if (menu.type === Component.StringSelect) {
    return menu.options.filter((option) => option.default).map((option) => option.value);
  }
  return (menu.default_values ?? []).map((value) => value.id);
}
