import type { Context } from '../context.ts';
import type { WithdrawnCommand } from '../discord/interactions/command.ts';
import { listButtons, listModals } from './track/my-parcels.ts';

/** `/track` without a number took its place. Its custom ids go on: lists that stand have them, and so have new ones. */
export default {
  target: 'none',
  data: { name: 'parcels' },
  components: listButtons,
  modals: listModals,
} satisfies WithdrawnCommand<Context>;
