import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { journeyOf } from '../../domain/journey.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { sampleQcView, sampleScans, sampleScanView } from '../../views/sample-alert.ts';

/** A test alert for an alert channel, with its picture. */
export async function drawSample(
  { event, mask: masked, roleId }: Pick<AlertChannel, 'event' | 'mask' | 'roleId'>,
  { clock, pictures }: Pick<Context, 'clock' | 'pictures'>,
  texts: Texts,
): Promise<MessageView> {
  const now = clock();
  if (event === 'qc') return sampleQcView({ roleId, now, picture: await pictures.drawSampleMosaic() }, texts);
  const picture = await pictures.drawJourney(journeyOf(sampleScans(now)));
  return sampleScanView({ masked, roleId, now, picture }, texts);
}
