import type { BaseInteraction } from 'discord.js';
import { createErrorViews } from '../cards/errors.ts';
import type { Config } from '../config/config.ts';
import type { Context } from '../context.ts';
import type { BotAccount } from '../discord/gateway/bot-account.ts';
import type { Gateway } from '../discord/gateway/gateway.ts';
import { loadCommands, offeredBodies } from '../discord/interactions/command.ts';
import { createDispatch } from '../discord/interactions/dispatch.ts';
import { registerAtStart } from '../discord/interactions/register-commands.ts';
import type { Metrics } from '../process/metrics.ts';
import type { InFlight } from '../process/shutdown.ts';
import type { Features } from './features.ts';

interface ConnectOptions extends Omit<Features, 'alerts' | 'learner' | 'onScan'> {
  /** Folder with the commands. */
  readonly commands: URL;
  readonly config: Config;
  readonly gateway: Gateway;
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
  /** Called when Discord refuses the bot for good. */
  readonly onFatalClose: (reason: Error) => void;
}

/**
 * Starts answering commands and messages, and registers the commands.
 * @returns the account that the bot is logged in with
 * @throws Error when Discord refuses the token or cannot be reached
 */
export async function connectDiscord(options: ConnectOptions): Promise<BotAccount> {
  const { config, gateway, context, chat, commandMentions, metrics, inFlight } = options;
  const { log, clock } = context;
  // Loads commands while the gateway connects.
  const loading = loadCommands<Context>(options.commands);
  const dispatch = createDispatch<Context>({
    commands: loading,
    contextFor: (userId) => ({ ...context, api: context.api.forUser(userId) }),
    errorViews: createErrorViews(clock),
    log,
    clock,
    metrics,
    interactionsPerMinute: config.QUESTIONS_PER_MINUTE,
  });
  const connecting = gateway.start({
    apiUrl: config.DISCORD_API_URL,
    token: config.DISCORD_TOKEN,
    refusalBudget: options.refusalBudget,
    log,
    onMessage: (type, data) => inFlight.add(chat.onMessage(type, data)),
    readsChat: config.AUTO_CONVERT === 'on',
    dispatch: (interaction) =>
      inFlight.add(dispatch(interaction).then(() => noteLanguage(context, interaction))),
    onFatalClose: options.onFatalClose,
  });
  const [commands, account] = await Promise.all([loading, connecting]);
  commandMentions.learn(
    await registerAtStart(account, config.DISCORD_REGISTER, offeredBodies(commands.values()), log),
  );
  return account;
}

/** Has a person's alerts in the language of their Discord: it is only known from interactions. Never rejects. */
async function noteLanguage(
  { store, log }: Pick<Context, 'store' | 'log'>,
  { user, locale }: Pick<BaseInteraction, 'user' | 'locale'>,
): Promise<void> {
  try {
    await store.destinations.setLanguage(user.id, locale);
  } catch (error) {
    log.warn({ err: error }, 'language of alerts not stored');
  }
}
