import { chooseAgent, openLinks } from './link-buttons.ts';

/** The links of a whole haul at one agent. */
export const haulLinkActions = {
  components: { links: openLinks, linksnewer: openLinks, linksolder: openLinks, linksagent: chooseAgent },
  modals: {},
};
