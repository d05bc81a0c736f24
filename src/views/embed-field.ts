import type { APIEmbedField } from 'discord.js';
import { cut, LIMITS } from '../discord/limits.ts';

/** A field of an embed, cut to what Discord accepts. */
export function embedField(name: string, value: string, inline = false): APIEmbedField {
  return { name: cut(name, LIMITS.fieldName), value: cut(value, LIMITS.fieldValue), inline };
}
