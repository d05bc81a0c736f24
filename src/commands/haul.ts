import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { EVERYWHERE, localized } from './builders/definition.ts';
import { addLinked, openAddModal, submitAdd } from './haul/add-items.ts';
import { pickVariant, removeItem, restoreItem } from './haul/change-item.ts';
import { endedReview, endedReviewModal } from './haul/ended-reviews.ts';
import { chooseDivisor, openDivisors, openHaulFile } from './haul/figures.ts';
import { addOne, chooseItem, openItem, openQuantityModal, submitQuantity, takeOne } from './haul/item.ts';
import { chooseAgent, openLinks } from './haul/links.ts';
import {
  askToDelete,
  closeHaul,
  deleteHaul,
  openMore,
  openNewModal,
  openRenameModal,
  reopenHaul,
  submitNew,
  submitRename,
} from './haul/more.ts';
import { moveItems } from './haul/move-items.ts';
import {
  chooseParcels,
  openLinked,
  openNumbersAgain,
  openNumbersModal,
  openParcels,
  submitNumbers,
} from './haul/parcels.ts';
import { requestOf } from './haul/request.ts';
import { saveAll, saveInNew, saveInOther, saveProduct } from './haul/save-product.ts';
import { copyShared, photosOfShared, sharedPage, shareHaul } from './haul/share.ts';
import { openHaul, openHaulList, openListedHaul, showCurrentHaul } from './haul/show-haul.ts';
import { unwatchAll, watchAll } from './haul/watch.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('haul', ({ commands }) => commands.haul.description),
    options: [
      { type: ApplicationCommandOptionType.String, ...localized('add', ({ commands }) => commands.haul.add) },
    ],
  },
  execute(interaction, context) {
    const links = interaction.options.getString('add')?.trim() ?? '';
    return {
      private: true,
      view(visibility) {
        const request = requestOf(interaction, context, visibility);
        return links === '' ? showCurrentHaul(request) : addLinked(request, links, 0);
      },
    };
  },
  components: {
    card: openHaul,
    newer: openHaul,
    older: openHaul,
    // An item.
    item: chooseItem,
    'item-card': openItem,
    pick: pickVariant,
    fewer: takeOne,
    pieces: openQuantityModal,
    another: addOne,
    drop: removeItem,
    undrop: restoreItem,
    // *Add items*, and *Add to haul* under products, with the menus that move what was added.
    add: openAddModal,
    save: saveProduct,
    saveto: saveInOther,
    savenew: saveInNew,
    saveall: saveAll,
    moveto: moveItems,
    // The links of the whole haul at one agent.
    links: openLinks,
    linksnewer: openLinks,
    linksolder: openLinks,
    linksagent: chooseAgent,
    // *Share*, and the buttons of the public card.
    share: shareHaul,
    shared: sharedPage,
    copy: copyShared,
    qcall: photosOfShared,
    // *More*.
    more: openMore,
    close: closeHaul,
    reopen: reopenHaul,
    rename: openRenameModal,
    csv: openHaulFile,
    askdelete: askToDelete,
    delete: deleteHaul,
    divisor: openDivisors,
    setdivisor: chooseDivisor,
    hauls: openHaulList,
    haulsnext: openHaulList,
    openhaul: openListedHaul,
    new: openNewModal,
    watch: watchAll,
    unwatch: unwatchAll,
    // *Parcels*.
    parcels: openParcels,
    setparcels: chooseParcels,
    parcel: openLinked,
    addparcels: openNumbersModal,
    againparcels: openNumbersAgain,
    // Of earlier versions.
    review: endedReview,
    rewrite: endedReview,
    reviewtags: endedReview,
    post: endedReview,
    reviewclose: closeHaul,
  },
  modals: {
    add: submitAdd,
    pieces: submitQuantity,
    new: submitNew,
    rename: submitRename,
    addparcels: submitNumbers,
    review: endedReviewModal,
  },
} satisfies SlashCommand<Context>;
