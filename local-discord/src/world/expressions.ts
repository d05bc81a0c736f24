import { missingPermissions } from '../errors.ts';
import { type JsonObject, objectOf } from '../json.ts';
import type { LocalBot, LocalGuild } from './model.ts';
import { Permission, permissionsOf } from './permissions.ts';

const EITHER = Permission.CreateGuildExpressions | Permission.ManageGuildExpressions;

/**
 * Throws unless a bot may change or delete an emoji, sticker or sound: its own with either permission,
 * others' with Manage Expressions (developers/resources/emoji#modify-guild-emoji).
 */
export function requireExpression(guild: LocalGuild, bot: LocalBot, creatorId: string): void {
  const needed = creatorId === bot.id ? EITHER : Permission.ManageGuildExpressions;
  if ((permissionsOf(guild, bot.id) & needed) === 0n) throw missingPermissions(needed);
}

/** An emoji, sticker or sound as a bot sees it: without the permissions, its creator is hidden. */
export function shownExpression(guild: LocalGuild, bot: LocalBot, expression: JsonObject): JsonObject {
  if ((permissionsOf(guild, bot.id) & EITHER) !== 0n) return expression;
  const { user: _, ...rest } = expression;
  return rest;
}

/** The creator of a sticker or sound. */
export function creatorOf(expression: JsonObject): string {
  return String(objectOf(expression['user'])['id']);
}
