import { dismissButton } from './dismiss-button.ts';
import { chooseAgents, listPage, openList } from './list-buttons.ts';
import { choosePhotos, openPhotosOfAll } from './photo-buttons.ts';

/** The buttons and menus of a reply in chat, and of the lists that it opens; `/convert` owns their custom ids. */
export const chatReplyActions = {
  dismiss: dismissButton,
  mine: openList,
  all: openList,
  qc: openPhotosOfAll,
  photos: choosePhotos('reply'),
  otherPhotos: choosePhotos('update'),
  previousPage: listPage,
  nextPage: listPage,
  chooseAgents,
};
