import { pattern, unique } from './values.ts';

const fileType = pattern(
  /^(?:image|video|audio|\.[A-Za-z0-9]{1,16})$/,
  'FILE_TYPE_INVALID',
  'Must be image, video, audio or an extension like .pdf',
);

/** File types that may be uploaded, in modals and command options. */
export const fileTypes = unique(fileType, 0, 10);
