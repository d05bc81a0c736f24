export { type LinkedProduct, linkedSubjects, loadLinkedProducts } from './linked-products.ts';
export { type FactsDeps, type FactsUnderWay, loadFacts, NO_FACTS, type ProductFacts } from './load-facts.ts';
export { isInStock, type PriceRange, type ProductSummary, summaryOf } from './product-summary.ts';
export {
  attributeOf,
  indexVariants,
  MAX_OPTIONS,
  selectableOptions,
  variantName,
  variantWithKey,
} from './variants.ts';
