/** `npm run arrivals`: judges the forecasts of arrivals with parcels of your own, and shows what they are made from. */
import '../process/require-node.js';
import { useCompileCache } from '../process/build.ts';

useCompileCache();
await import('./arrivals/main.ts');
