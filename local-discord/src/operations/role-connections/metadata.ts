import { z } from 'zod';
import type { Context } from '../../context.ts';
import { requireOwnApplication } from '../../rest/access.ts';
import { text } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';

const MOST = 5;

const localizations = z.record(z.string(), z.string()).nullish();

const metadata = z
  .array(
    z.object({
      type: z.number().int().min(1).max(8),
      key: z
        .string()
        .min(1)
        .max(50)
        .regex(/^[a-z0-9_]+$/, 'String value did not match validation regex.'),
      name: text(1, 100),
      name_localizations: localizations,
      description: text(1, 200),
      description_localizations: localizations,
    }),
  )
  .max(MOST);

/** Metadata that guilds' linked roles can require from an application. */
export function roleConnectionOperations({ handle }: Router, _context: Context): void {
  handle('get_application_role_connections_metadata', ({ bot, params }) => {
    requireOwnApplication(bot, params.application_id);
    return bot.roleConnectionMetadata;
  });
  handle('update_application_role_connections_metadata', ({ bot, params, fields }) => {
    requireOwnApplication(bot, params.application_id);
    bot.roleConnectionMetadata = fields(metadata);
    return bot.roleConnectionMetadata;
  });
}
