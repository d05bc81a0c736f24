import { type APILabelComponent, ComponentType, TextInputStyle } from 'discord.js';
import { LIMITS } from '../discord/limits.ts';
import type { ModalView } from '../discord/message-view.ts';
import { cut } from '../discord/truncate.ts';

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

/** A form with one optional line of text. */
export function singleInputModal(customId: string, title: string, field: ModalInput): ModalView {
  return formModal(customId, title, [field]);
}

/** A field for one file. Sending the form without any is allowed. */
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

/** A form with up to five fields of text. */
export function formModal(customId: string, title: string, fields: readonly ModalInput[]): ModalView {
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
