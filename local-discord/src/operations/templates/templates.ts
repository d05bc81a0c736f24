import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { apiUser, userOf } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { text } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { guildRecords } from '../guild-records.ts';
import { guildSnapshot } from './snapshot.ts';

const newTemplate = z.object({ name: text(1, 100), description: text(0, 120).nullish() });
const templateChange = newTemplate.partial();

/** Templates of guilds. */
export function templateOperations({ handle, handleOpen }: Router, context: Context): void {
  const { world } = context;
  // Neither events nor the audit log tell of templates.
  const templates = guildRecords(context, {
    of: ({ records }) => records.templates,
    key: 'code',
    unknown: unknownTemplate,
    announce: () => {},
  });
  const managed = (bot: LocalBot, guildId: string): LocalGuild => {
    const guild = botGuild(world, bot, guildId);
    requireInGuild(guild, bot, Permission.ManageGuild);
    return guild;
  };

  handleOpen('get_guild_template', ({ params }) => {
    for (const { records } of world.guilds.values()) {
      const template = records.templates.get(params.code);
      if (template) return template;
    }
    throw unknownTemplate();
  });
  handle('list_guild_templates', ({ bot, params }) => templates.list(managed(bot, params.guild_id)));
  handle('create_guild_template', (call) => {
    const guild = managed(call.bot, call.params.guild_id);
    const given = call.fields(newTemplate);
    if (guild.records.templates.size > 0) throw new DiscordError(400, 30_031, 'Guild already has a template');
    const description = given.description ?? null;
    return templates.create(call, guild, templateRecord(world, guild, call.bot, given.name, description));
  });
  handle('sync_guild_template', (call) => {
    const guild = managed(call.bot, call.params.guild_id);
    const serialized_source_guild = guildSnapshot(world, guild);
    return templates.update(call, guild, call.params.code, { serialized_source_guild, updated_at: now() });
  });
  handle('update_guild_template', (call) => {
    const guild = managed(call.bot, call.params.guild_id);
    return templates.update(call, guild, call.params.code, call.fields(templateChange));
  });
  handle('delete_guild_template', (call) =>
    templates.remove(call, managed(call.bot, call.params.guild_id), call.params.code),
  );
}

const now = () => new Date().toISOString();

function templateRecord(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  name: string,
  description: string | null,
): JsonObject {
  const time = now();
  return {
    code: randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x'),
    name,
    description,
    usage_count: 0,
    creator_id: bot.id,
    creator: apiUser(userOf(world, bot)),
    created_at: time,
    updated_at: time,
    source_guild_id: guild.id,
    serialized_source_guild: guildSnapshot(world, guild),
    is_dirty: null,
  };
}

const unknownTemplate = () => new DiscordError(404, 10_057, 'Unknown Guild Template');
