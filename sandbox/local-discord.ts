/** `npm run local-discord`: the local Discord and its page alone, for any bot. */
import { liveRoutes } from './control/live.ts';
import { createWire } from './control/wire.ts';
import { startLocalDiscord } from './discord/create-local-discord.ts';
import { portOrExit } from './port-or-exit.ts';
import { pageRoutes } from './web/page.ts';

const port = await portOrExit('local-discord', 1);
const page = await pageRoutes();
const local = await startLocalDiscord({
  port,
  token: null,
  rateLimits: true,
  routes: (discord) => [page, liveRoutes(createWire(discord))],
});
console.log(`Local Discord: ${local.url}`);
console.log(`For your bot: new Client({ rest: { api: '${local.apiUrl}' }, … }), with any token`);

const stop = () => void local.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
