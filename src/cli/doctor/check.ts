import type { DiscordClient } from './discord-client.ts';
import type { Finding } from './finding.ts';

/** What all checks get. */
export interface CheckContext {
  readonly discord: DiscordClient;
  /** URL of the folder of the bot's commands, ending in a slash. */
  readonly commands: URL;
  /** The public address of the receiver, which only the operator knows. */
  readonly webhookUrl: string | undefined;
}

/** One check of the doctor. */
export interface Check {
  readonly name: string;
  /** @throws ConfigError or CheckSkipped when something else has to be fixed first */
  run(context: CheckContext): Finding | Promise<Finding>;
}
