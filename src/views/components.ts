import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { cut, LIMITS, safeUrl } from '../discord/limits.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

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

/** None when the address is not fit for a button. */
export function linkButton(label: string, url: string | undefined): APIButtonComponent[] {
  const safe = safeUrl(url);
  if (safe === null) return [];
  return [
    { type: ComponentType.Button, style: ButtonStyle.Link, label: cut(label, LIMITS.buttonLabel), url: safe },
  ];
}

/** Buttons in rows of five; no row for no buttons. */
export function buttonRows(buttons: readonly APIButtonComponent[]): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < buttons.length; start += LIMITS.rowButtons) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(start, start + LIMITS.rowButtons) });
  }
  return rows;
}

/** A menu in a row of its own; none when there is nothing to choose. */
export function menuRow(
  customId: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
): Row[] {
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
