import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { LIMITS } from '../discord/limits.ts';
import { cut } from '../discord/truncate.ts';

/** A red button: it deletes something. */
export function dangerButton(label: string, customId: string): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Danger,
    label: cut(label, LIMITS.buttonLabel),
    custom_id: customId,
  };
}
