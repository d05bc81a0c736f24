/** `npm run move`: copies the SQLite database into PostgreSQL. */
import '../process/require-node.js';
import { useCompileCache } from '../process/build.ts';

useCompileCache();
await import('./move/main.ts');
