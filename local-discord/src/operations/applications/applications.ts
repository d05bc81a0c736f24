import { apiApplication } from '../../api/application.ts';
import { apiAttachment } from '../../api/attachment.ts';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import { storeFiles } from '../../messages/attachments.ts';
import { requireOwnApplication } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { applicationChanges, changeApplication } from './application-changes.ts';

/** A bot's application: reading and changing it, its activities, and files for them. */
export function applicationOperations({ handle }: Router, { world }: Context): void {
  handle('get_my_application', ({ bot }) => apiApplication(world, bot));
  handle('get_my_oauth2_application', ({ bot }) => apiApplication(world, bot));
  handle('get_application', ({ bot, params }) => {
    requireOwnApplication(bot, params.application_id);
    return apiApplication(world, bot);
  });
  handle('update_my_application', async ({ bot, fields }) => {
    await changeApplication(world, bot, fields(applicationChanges));
    return apiApplication(world, bot);
  });
  handle('update_application', async ({ bot, params, fields }) => {
    requireOwnApplication(bot, params.application_id);
    await changeApplication(world, bot, fields(applicationChanges));
    return apiApplication(world, bot);
  });
  handle('applications_get_activity_instance', ({ bot, params }) => {
    requireOwnApplication(bot, params.application_id);
    const instance = bot.activityInstances.get(params.instance_id);
    if (!instance) throw new DiscordError(404, 0, '404: Not Found');
    return instance;
  });
  handle('upload_application_attachment', ({ bot, params, files }) => {
    requireOwnApplication(bot, params.application_id);
    const [file] = storeFiles(world, bot.id, files.slice(0, 1));
    if (!file) throw invalidField('file', 'BASE_TYPE_REQUIRED', 'This field is required');
    return { attachment: { ...apiAttachment(world, file), ephemeral: true } };
  });
}
