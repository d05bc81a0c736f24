import type { Context } from '../context.ts';
import type { WithdrawnCommand } from '../discord/interactions/command.ts';
import { listButtons, listModals } from './track/my-parcels.ts';

/** Replaced by `/track` without a number. Its custom ids are still in use, by existing lists and by new ones. */
export default {
  target: 'none',
  data: { name: 'parcels' },
  components: listButtons,
  modals: listModals,
} satisfies WithdrawnCommand<Context>;
