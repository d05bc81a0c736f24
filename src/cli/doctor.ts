/** `npm run doctor`: checks the setup and says how to fix what is wrong. */
import '../process/require-node.js';
import { useCompileCache } from '../process/build.ts';

useCompileCache();
await import('./doctor/main.ts');
