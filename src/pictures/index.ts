export { createPictures, type Pictures } from './create-pictures.ts';
export type { PhotoSource } from './photo.ts';
export type { Picture } from './picture.ts';
export type { PriceLine } from './price-line.ts';
