import { addOne, openQuantityForm, submitQuantity, takeOne } from './change-quantity.ts';
import { chooseItem, openItem } from './open-item.ts';
import { pickVariant } from './pick-variant.ts';
import { removeItem, restoreItem } from './remove-item.ts';

/** The card of an item of a haul, and its form. */
export const haulItemActions = {
  components: {
    item: chooseItem,
    'item-card': openItem,
    pick: pickVariant,
    fewer: takeOne,
    pieces: openQuantityForm,
    another: addOne,
    drop: removeItem,
    undrop: restoreItem,
  },
  modals: { pieces: submitQuantity },
};
