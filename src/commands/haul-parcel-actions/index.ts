import { openNumbersAgain, openNumbersForm, submitNumbers } from './add-numbers.ts';
import { chooseParcels, openLinked, openParcels } from './link-menu.ts';

/** *Parcels*: the parcels that a haul comes in. */
export const haulParcelActions = {
  components: {
    parcels: openParcels,
    setparcels: chooseParcels,
    parcel: openLinked,
    addparcels: openNumbersForm,
    againparcels: openNumbersAgain,
  },
  modals: { addparcels: submitNumbers },
};
