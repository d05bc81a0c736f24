/** `npm run screenshots`: takes the pictures in docs/pictures from a running sandbox. */
import { mkdir } from 'node:fs/promises';
import { takeAlerts } from './screenshots/alert-scenes.ts';
import { type Camera, FOLDER, startCamera } from './screenshots/camera.ts';
import { takeChat } from './screenshots/chat-scenes.ts';
import { takeOwnCards } from './screenshots/own-scenes.ts';
import { takePages } from './screenshots/page-scenes.ts';
import { takeParcels } from './screenshots/parcel-scenes.ts';
import { takeProducts } from './screenshots/product-scenes.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

/** In this order: later pictures show what people chose earlier, and an alert needs a channel without messages. */
const SCENES: readonly ((sandbox: Sandbox, camera: Camera) => Promise<void>)[] = [
  takeOwnCards,
  takeProducts,
  takeParcels,
  takeAlerts,
  takeChat,
  takePages,
];

await mkdir(FOLDER, { recursive: true });
const sandbox = await startSandbox({ port: 0 });
const camera = await startCamera(sandbox.url);
for (const take of SCENES) await take(sandbox, camera);
await camera.stop();
await sandbox.stop();
