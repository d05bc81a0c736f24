/** Preloaded into the bot: reports heap and handles after a garbage collection whenever the drill sends a message. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

process.on('message', () => {
  if (typeof collect === 'function') collect();
  process.send?.({
    heapMb: process.memoryUsage().heapUsed / 1024 ** 2,
    handles: process.getActiveResourcesInfo().length,
  });
});
