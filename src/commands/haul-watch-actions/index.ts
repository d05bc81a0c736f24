import { unwatchAll, watchAll } from './watch-buttons.ts';

/** Watching everything in a haul with one press. */
export const haulWatchActions = {
  components: { watch: watchAll, unwatch: unwatchAll },
  modals: {},
};
