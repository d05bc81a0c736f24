import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APILabelComponent,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { safeUrl } from '../discord/messages/markdown.ts';
import type { ModalView } from '../discord/messages/message-view.ts';
import { cut } from '../discord/messages/plain-text.ts';
import { LIMITS } from '../discord/posting/limits.ts';

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

/** A row with a menu; none when there is nothing to choose. @param choices how many may be chosen; one by default */
export function menuRow(
  customId: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
  choices?: { readonly min: number; readonly max: number },
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
          ...(choices === undefined ? {} : { min_values: choices.min, max_values: choices.max }),
          options: options.slice(0, LIMITS.selectOptions),
        },
      ],
    },
  ];
}

/** A red button: it deletes something. */
export function dangerButton(label: string, customId: string): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Danger,
    label: cut(label, LIMITS.buttonLabel),
    custom_id: customId,
  };
}

interface ModalInput {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string | null;
  readonly maxLength: number;
  /** False by default. */
  readonly required?: boolean;
  /** Several lines; one by default. */
  readonly paragraph?: boolean;
}

/** A modal with one optional line of text. */
export function singleInputModal(customId: string, title: string, field: ModalInput): ModalView {
  return fieldsModal(customId, title, [field]);
}

/** A field for one file. Sending the modal without any is allowed. */
export function fileField(id: string, label: string, hint: string): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: cut(label, LIMITS.labelText),
    description: cut(hint, LIMITS.labelDescription),
    component: {
      type: ComponentType.FileUpload,
      custom_id: id,
      required: false,
      min_values: 0,
      max_values: 1,
    },
  };
}

/** A modal with up to five fields of text. */
export function fieldsModal(customId: string, title: string, fields: readonly ModalInput[]): ModalView {
  return {
    custom_id: customId,
    title: cut(title, LIMITS.modalTitle),
    components: fields.map((field) => ({
      type: ComponentType.Label,
      label: cut(field.label, LIMITS.labelText),
      description: cut(field.hint, LIMITS.labelDescription),
      component: {
        type: ComponentType.TextInput,
        custom_id: field.id,
        style: field.paragraph === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
        required: field.required ?? false,
        max_length: field.maxLength,
        ...(field.value === null ? {} : { value: field.value }),
      },
    })),
  };
}
