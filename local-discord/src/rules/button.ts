import { emoji } from './emoji.ts';
import { componentId, customId, TYPE } from './identity.ts';
import { type Check, inside, type Path, refuse } from './report.ts';
import { type Body, missing, optional, required, shape } from './shape.ts';
import { url } from './urls.ts';
import { flag, integer, oneOf, snowflake, text } from './values.ts';

const LINK = 5;
const PREMIUM = 6;

/** A button with exactly the fields that its style requires. */
export const button: Check = shape(
  {
    type: required(oneOf(TYPE.button)),
    id: optional(componentId),
    style: required(integer(1, PREMIUM)),
    label: optional(text(0, 80)),
    emoji: optional(emoji),
    custom_id: optional(customId),
    sku_id: optional(snowflake),
    url: optional(url(512, 'web', 'discord')),
    disabled: optional(flag),
  },
  (body, at) => {
    const { style } = body;
    if (style === LINK) fields(body, at, ['url'], ['custom_id', 'sku_id']);
    else if (style === PREMIUM) fields(body, at, ['sku_id'], ['custom_id', 'url', 'label', 'emoji']);
    else fields(body, at, ['custom_id'], ['url', 'sku_id']);
    const label = body['label'];
    const labelled = typeof label === 'string' && label.trim() !== '';
    if (style !== PREMIUM && !labelled && !has(body, 'emoji')) {
      refuse(at, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button must have a label or an emoji');
    }
  },
);

function fields(body: Body, at: Path, needed: readonly string[], forbidden: readonly string[]): void {
  for (const name of needed) if (!has(body, name)) missing(inside(at, name));
  for (const name of forbidden) {
    if (has(body, name)) {
      refuse(
        inside(at, name),
        'BUTTON_COMPONENT_FIELD_NOT_ALLOWED',
        `A button of this style cannot have a ${name}`,
      );
    }
  }
}

function has(body: Body, name: string): boolean {
  return body[name] !== undefined && body[name] !== null;
}
