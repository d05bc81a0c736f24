import { LOCAL_TOKEN, type RunningLocalDiscord } from '../../sandbox/discord.ts';
import { DEMO_KEY, type RunningService } from '../../sandbox/service/index.ts';
import { SECRET } from './signed-events.ts';

/** Settings of a bot between a local Discord and the sandbox's service. Its database is in memory. */
export function botSettings(
  local: Pick<RunningLocalDiscord, 'apiUrl'>,
  service: Pick<RunningService, 'url'>,
  port = 0,
): Record<string, string> {
  return {
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: local.apiUrl,
    API_BASE_URL: service.url,
    API_KEY: DEMO_KEY,
    API_TIMEOUT_MS: '1000',
    WEBHOOK_SECRET: SECRET,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_PATH: ':memory:',
    // Tests press more buttons per minute than users do.
    QUESTIONS_PER_MINUTE: '0',
    // On a busy machine, drawing takes longer than a user would wait.
    PICTURE_WAIT_MS: '8000',
    LOG_LEVEL: 'fatal',
  };
}
