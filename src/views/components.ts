import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { LIMITS } from '../discord/limits.ts';
import { safeUrl } from '../discord/safe-url.ts';
import { cut } from '../discord/truncate.ts';

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;

export function button(
  label: string,
  customId: string,
  options: { disabled?: boolean; primary?: boolean } = {},
): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: options.primary === true ? ButtonStyle.Primary : ButtonStyle.Secondary,
    label: cut(label, LIMITS.buttonLabel),
    custom_id: customId,
    ...(options.disabled === true ? { disabled: true } : {}),
  };
}

/** A button with an emoji instead of a label. */
export function iconButton(emoji: string, customId: string): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    emoji: { name: emoji },
    custom_id: customId,
  };
}

/** A button that opens an address; none when Discord would refuse the address. */
export function linkButton(label: string, url: string | undefined): APIButtonComponent[] {
  const safe = safeUrl(url);
  if (safe === null) return [];
  return [
    { type: ComponentType.Button, style: ButtonStyle.Link, label: cut(label, LIMITS.buttonLabel), url: safe },
  ];
}

/** Buttons in rows of five; no row for no buttons. */
export function buttonRows(buttons: readonly APIButtonComponent[]): ActionRow[] {
  const rows: ActionRow[] = [];
  for (let start = 0; start < buttons.length; start += LIMITS.rowButtons) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(start, start + LIMITS.rowButtons) });
  }
  return rows;
}

/** A row with a menu; none when there is nothing to choose. */
export function menuRow(
  customId: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
): ActionRow[] {
  if (options.length === 0) return [];
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: customId,
          placeholder: cut(placeholder, LIMITS.placeholder),
          options: options.slice(0, LIMITS.selectOptions),
        },
      ],
    },
  ];
}
