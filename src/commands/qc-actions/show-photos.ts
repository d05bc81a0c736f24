import type { BaseInteraction } from 'discord.js';
import type { Subject } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { qcView } from '../../views/qc.ts';
import type { QcPosition } from '../../views/qc-page.ts';
import { textsForReply } from '../reply/reply-texts.ts';

export async function showPhotos(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  subject: Subject,
  position: QcPosition,
) {
  const texts = await textsForReply(visibility, interaction, context);
  return qcView(await context.api.qc(subject), position, texts);
}
