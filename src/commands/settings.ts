import * as z from 'zod';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { SETTINGS_PAGES } from '../settings/cards/navigation.ts';
import { slashCommand } from './arguments/definition.ts';
import { privateReply, updating } from './replies/request.ts';
import { me, ownerComponents, theServer } from './settings/agents-and-currency.ts';
import { showPage } from './settings/pages.ts';
import { switchComponents } from './settings/switches.ts';
import { dataComponents } from './settings/your-data.ts';

export default {
  data: slashCommand('settings', ({ commands }) => commands.settings.description),
  execute: (interaction, context) =>
    privateReply(interaction, context, (request) => showPage(request, 'mine')),
  components: {
    ...switchComponents,
    page: updating(z.tuple([z.enum(SETTINGS_PAGES)]), (request, [page]) => showPage(request, page)),
    ...dataComponents,
    ...ownerComponents(me),
    ...ownerComponents(theServer),
  },
} satisfies SlashCommand<Context>;
