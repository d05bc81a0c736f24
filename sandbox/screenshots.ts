/** `npm run screenshots`: takes the pictures in docs/pictures from a running sandbox. */
import { mkdir } from 'node:fs/promises';
import { buildBot } from './build-bot.ts';
import { takeAlerts } from './screenshots/alert-scenes.ts';
import { type Camera, FOLDER, startCamera } from './screenshots/camera.ts';
import { takeChat } from './screenshots/chat-scenes.ts';
import { takeHauls } from './screenshots/haul-scenes.ts';
import { takeOptions } from './screenshots/option-scenes.ts';
import { takeOwnCards } from './screenshots/own-scenes.ts';
import { takePages } from './screenshots/page-scenes.ts';
import { takeLists, takeParcels } from './screenshots/parcel-scenes.ts';
import { takePrices } from './screenshots/price-scenes.ts';
import { takeProducts } from './screenshots/product-scenes.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

/** In this order: later pictures show what people chose earlier, and the first alert needs a channel without messages. */
const SCENES: readonly ((sandbox: Sandbox, camera: Camera) => Promise<void>)[] = [
  takeOwnCards,
  takeProducts,
  takeHauls,
  takeParcels,
  takePrices,
  takeAlerts,
  takeOptions,
  takeLists,
  takeChat,
  takePages,
];

await buildBot();
await mkdir(FOLDER, { recursive: true });
const sandbox = await startSandbox({ port: 0 });
const camera = await startCamera(sandbox.url);
for (const take of SCENES) await take(sandbox, camera);
await camera.stop();
await sandbox.stop();
