import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
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

export function actionRow(...components: APIComponentInMessageActionRow[]): ActionRow {
  return { type: ComponentType.ActionRow, components };
}

export function button(
  label: string,
  customId: string,
  { disabled = false, primary = false }: { disabled?: boolean; primary?: boolean } = {},
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: primary ? ButtonStyle.Primary : ButtonStyle.Secondary,
    label: cut(label, LIMITS.buttonLabel),
    custom_id: customId,
    ...(disabled && { disabled }),
  };
}

/** A red button: it deletes something. */
export function dangerButton(label: string, customId: string): APIButtonComponent {
  return { ...button(label, customId), style: ButtonStyle.Danger };
}

/** A button that opens an address; no button if Discord would refuse the address. */
export function linkButton(label: string, url: string | undefined): APIButtonComponent[] {
  const safe = safeUrl(url);
  if (safe === null) return [];
  const style = ButtonStyle.Link;
  return [{ type: ComponentType.Button, style, label: cut(label, LIMITS.buttonLabel), url: safe }];
}

/** Buttons in rows of five; no row for no buttons. */
export function buttonRows(buttons: readonly APIButtonComponent[]): ActionRow[] {
  const count = Math.ceil(buttons.length / LIMITS.rowButtons);
  return Array.from({ length: count }, (_, index) =>
    actionRow(...buttons.slice(index * LIMITS.rowButtons, (index + 1) * LIMITS.rowButtons)),
  );
}

/** No menu if there is nothing to choose. @param bounds how many can be chosen; by default, exactly one */
export function menuRow(
  customId: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
  bounds: { min_values?: number; max_values?: number } = {},
): ActionRow[] {
  if (options.length === 0) return [];
  return [
    actionRow({
      type: ComponentType.StringSelect,
      custom_id: customId,
      placeholder: cut(placeholder, LIMITS.placeholder),
      options: options.slice(0, LIMITS.selectOptions).map(({ label, description, ...option }) => ({
        label: cut(label, LIMITS.optionText),
        ...option,
        ...(description !== undefined && { description: cut(description, LIMITS.optionText) }),
      })),
      ...bounds,
    }),
  ];
}

interface ModalInput {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string | null;
  readonly maxLength: number;
  readonly required?: boolean;
  /** Several lines; one by default. */
  readonly paragraph?: boolean;
}

export function singleInputModal(customId: string, title: string, field: ModalInput): ModalView {
  return fieldsModal(customId, title, [field]);
}

export function fieldsModal(customId: string, title: string, fields: readonly ModalInput[]): ModalView {
  return {
    custom_id: customId,
    title: cut(title, LIMITS.modalTitle),
    components: fields.map(({ id, label, hint, value, maxLength, required = false, paragraph = false }) =>
      labelled(label, hint, {
        type: ComponentType.TextInput,
        custom_id: id,
        style: paragraph ? TextInputStyle.Paragraph : TextInputStyle.Short,
        required,
        max_length: maxLength,
        ...(value !== null && { value }),
      }),
    ),
  };
}

/** A field for one file. Sending the modal without any is allowed. */
export function fileField(id: string, label: string, hint: string): APILabelComponent {
  const values = { required: false, min_values: 0, max_values: 1 };
  return labelled(label, hint, { type: ComponentType.FileUpload, custom_id: id, ...values });
}

function labelled(label: string, hint: string, component: APILabelComponent['component']): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: cut(label, LIMITS.labelText),
    description: cut(hint, LIMITS.labelDescription),
    component,
  };
}
