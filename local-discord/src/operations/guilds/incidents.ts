import { z } from 'zod';
import type { Context } from '../../context.ts';
import { invalidField } from '../../errors.ts';
import { changeGuild } from '../../guilds/guild-events.ts';
import { isObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { Permission } from '../../world/permissions.ts';

const until = z.iso.datetime({ offset: true, local: true }).nullish();
const DAY_MS = 86_400_000;
const LENIENCY_MS = 60_000;

/** Pausing invites and DMs for at most a day. */
export function incidentOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('update_guild_incident_actions', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageGuild);
    const given = fields(z.object({ invites_disabled_until: until, dms_disabled_until: until }));
    for (const [name, time] of Object.entries(given)) {
      if (time != null && Date.parse(time) > world.clock.now() + DAY_MS + LENIENCY_MS) {
        throw invalidField(name, 'BASE_TYPE_INVALID', 'The time cannot exceed 24 hours into the future.');
      }
    }
    const before = guild.settings['incidents_data'];
    const data = {
      invites_disabled_until: null,
      dms_disabled_until: null,
      ...(isObject(before) ? before : {}),
      ...Object.fromEntries(Object.entries(given).filter(([, time]) => time !== undefined)),
    };
    changeGuild(context, guild, { userId: bot.id, reason }, () => {
      guild.settings = { ...guild.settings, incidents_data: data };
    });
    return data;
  });
}
