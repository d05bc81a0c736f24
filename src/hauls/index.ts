export { type HaulUnderWay, loadHaul } from './load-haul.ts';
export {
  type ConversionUnderWay,
  convertHaul,
  type FiledItem,
  type ItemLinks,
  loadHaulFile,
} from './load-haul-file.ts';
export {
  figuresOf,
  type ItemOfHaul,
  type LoadedHaul,
  type LoadedItem,
  loadedHaulOf,
  withVariantPhoto,
} from './loaded-haul.ts';
