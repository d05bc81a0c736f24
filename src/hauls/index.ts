export { type ConversionUnderWay, convertHaul, type ItemLinks } from './convert-haul.ts';
export { figuresOf } from './item-figures.ts';
export { type HaulUnderWay, loadHaul } from './load-haul.ts';
export { type FiledItem, loadHaulFile } from './load-haul-file.ts';
export {
  type ItemOfHaul,
  type LoadedHaul,
  type LoadedItem,
  loadedHaulOf,
  withVariantPhoto,
} from './loaded-haul.ts';
