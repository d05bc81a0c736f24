import '../process/require-node.js';
import { useCompileCache } from '../process/build.ts';

useCompileCache();
await import('./events/main.ts');
