import { encodeCustomId } from '../../discord/custom-id.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { fittingRows } from '../button-layout.ts';
import { COLOURS } from '../colours.ts';
import { button } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import { dangerButton } from '../danger-button.ts';
import { formatNumber } from '../number-format.ts';
import { haulName } from './name.ts';

/** Asks before a haul is deleted. */
export function deleteHaulView(haul: Pick<Haul, 'id' | 'name' | 'items'>, texts: Texts): MessageView {
  const { haulList, common } = texts;
  const count = haul.items.length;
  const items = texts.haul.items(count, formatNumber(count, texts.locale));
  const id = (component: string) => encodeCustomId('haul', component, String(haul.id));
  return containerCard(COLOURS.bad, [
    textDisplay(`### ${haulList.askDelete(haulName(haul.name, texts))}\n${haulList.confirmDelete(items)}`),
    ...fittingRows([dangerButton(haulList.delete, id('delete')), button(common.back, id('more'))]),
  ]);
}
