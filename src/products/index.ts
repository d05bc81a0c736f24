export { type LinkedProduct, loadLinkedProducts } from './linked-products.ts';
export { linkedSubjects } from './linked-subjects.ts';
export { type FactsDeps, type FactsUnderWay, loadFacts } from './load-facts.ts';
export { NO_FACTS, type ProductFacts } from './product-facts.ts';
export { isInStock, type PriceRange, type ProductSummary, summaryOf } from './product-summary.ts';
export {
  attributeOf,
  indexVariants,
  MAX_OPTIONS,
  selectableOptions,
  variantName,
  variantWithKey,
} from './variants.ts';
