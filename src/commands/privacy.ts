import type { Context } from '../context.ts';
import type { WithdrawnCommand } from '../discord/interactions/command.ts';
import { privacyComponents } from './settings/your-data.ts';

export default {
  target: 'none',
  data: { name: 'privacy' },
  components: privacyComponents,
} satisfies WithdrawnCommand<Context>;
