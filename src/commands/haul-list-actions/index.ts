import { askToDelete, deleteHaul } from './delete-buttons.ts';
import { chooseDivisor, openDivisors } from './divisor-buttons.ts';
import { openHaulFile } from './file-button.ts';
import { openHaulList, openListedHaul } from './list-buttons.ts';
import { closeHaul, openMore, reopenHaul } from './more-buttons.ts';
import { openNewForm, openRenameForm, submitNewForm, submitRenameForm } from './name-forms.ts';

/** *More*: all hauls, a new one, its name, divisor and file, closing and deleting it. */
export const haulListActions = {
  components: {
    more: openMore,
    close: closeHaul,
    reopen: reopenHaul,
    rename: openRenameForm,
    csv: openHaulFile,
    askdelete: askToDelete,
    delete: deleteHaul,
    divisor: openDivisors,
    setdivisor: chooseDivisor,
    hauls: openHaulList,
    haulsnext: openHaulList,
    openhaul: openListedHaul,
    new: openNewForm,
  },
  modals: { new: submitNewForm, rename: submitRenameForm },
};
