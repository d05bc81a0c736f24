import { moveItems } from './move-items.ts';
import { saveAll } from './save-all.ts';
import { saveInNew, saveInOther, saveProduct } from './save-product.ts';

/** *Add to haul* under products, and the menus that move what was added. */
export const haulSaveActions = {
  components: {
    save: saveProduct,
    saveto: saveInOther,
    savenew: saveInNew,
    saveall: saveAll,
    moveto: moveItems,
  },
  modals: {},
};
