/** `npm start`: the local Discord and its chat page, for any bot. */
import { pageRoutes } from '../web/page.ts';
import { startLocalDiscord } from './start.ts';
import { createWireLog } from './wire/log.ts';
import { wireRoutes } from './wire/routes.ts';

const DEFAULT_PORT = '4400';
const port = process.env['PORT'] || DEFAULT_PORT;

const local = await start();
console.log(`Local Discord: ${local.url}`);
console.log(`API for your bot: ${local.apiUrl} (discord.js: the option rest.api), with any token`);

const stop = () => void local.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

async function start() {
  try {
    const page = await pageRoutes();
    return await startLocalDiscord({
      port: Number(port),
      token: null,
      rateLimits: true,
      routes: (discord) => [page, wireRoutes(createWireLog(discord))],
    });
  } catch (error) {
    const { code } = Object(error);
    if (code === 'EADDRINUSE') return exit(`Port ${port} is taken`);
    if (code === 'ERR_SOCKET_BAD_PORT') return exit(`PORT must be a number from 0 to 65535, not ${port}`);
    throw error;
  }
}

function exit(problem: string): never {
  console.error(`${problem}; choose another one: PORT=4500 npm start`);
  process.exit(1);
}
