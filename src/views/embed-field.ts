import type { APIEmbedField } from 'discord.js';
import { LIMITS } from '../discord/limits.ts';
import { cut } from '../discord/truncate.ts';

/** A field of an embed, cut to what Discord accepts. */
export function embedField(name: string, value: string, inline = false): APIEmbedField {
  return { name: cut(name, LIMITS.fieldName), value: cut(value, LIMITS.fieldValue), inline };
}
