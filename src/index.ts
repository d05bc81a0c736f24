/** Starts the bot (`main.ts`) on a Node.js that can run it. */
import './process/require-node.js';
import { useCompileCache } from './process/build.ts';

useCompileCache();
await import('./main.ts');
