import { expect, it } from 'vitest';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { startService } from '../../sandbox/service/index.ts';
import { botSettings } from '../support/bot-settings.ts';

/** On a busy machine, the start of a process takes some seconds. */
const START_MS = 60_000;

it('runs on when no line of its log can be written, and counts the lines', {
  timeout: START_MS,
}, async () => {
  const [local, service, port] = [await startLocalDiscord(), await startService(), await freePort()];
  const settings = { ...botSettings(local, service, port), LOG_LEVEL: 'info' };
  const ontoFullDisk = ['sh', '-c', 'exec "$@" > /dev/full', 'sh'];
  const bot: BotProcess = startBotProcess(settings, 'pipe', [], ontoFullDisk);
  try {
    await local.discord.waitUntilReady({ withCommands: true });
    const at = `http://127.0.0.1:${port}`;
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${at}/metrics`)).text()).toMatch(
      /^haulmate_log_lines_dropped_total [1-9]\d*$/m,
    );
    expect(await bot.stop()).toBe(0);
  } finally {
    bot.child.kill('SIGKILL');
    await Promise.all([local.close(), service.close()]);
  }
});
