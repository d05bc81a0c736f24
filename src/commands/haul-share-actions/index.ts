import { shareHaul } from './share-button.ts';
import { copyShared, photosOfShared, sharedPage } from './shared-buttons.ts';

/** *Share*: the public card of a haul, and what its buttons do. */
export const haulShareActions = {
  components: { share: shareHaul, shared: sharedPage, copy: copyShared, qcall: photosOfShared },
  modals: {},
};
