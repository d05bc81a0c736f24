import type { Context } from '../context.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { type InteractionWaits, interactionWaits, type WaitFor } from './interaction-waits.ts';
import type { ClientMessage } from './protocol.ts';
import type { WaitOptions } from './waiters.ts';

const SETTLE_MS = 300;
/** How long nothing must happen. */
const QUIET_MS = 200;
/** The last lines that an error shows. */
const SHOWN = 12;
/** Runners of tests give up after five seconds, and do not say what was waited for. */
const WAIT_MS = 4000;

/** Waiting for what bots do, without sleeping. All reject with what was waited for, and what happened meanwhile. */
export interface Waits extends InteractionWaits {
  /**
   * Resolves once a bot is ready and has commands, or had 300 ms to register some.
   * @param how `withCommands`: waits for commands, however long that takes
   */
  waitUntilReady(how?: WaitOptions & { readonly withCommands?: boolean }): Promise<void>;
  /** The first matching message, whether it exists already or comes later. */
  waitForMessage(
    predicate: (message: ClientMessage) => boolean,
    options?: WaitOptions,
  ): Promise<ClientMessage>;
  /** Resolves when bots have read what they were sent and do nothing more for a while: 200 ms unless given. */
  expectNothingMore(options?: WaitOptions): Promise<void>;
}

/** How long waits last that do not say so themselves. */
export function waitMsOf(option: number | undefined): number {
  const ms = option ?? Number(process.env['LOCAL_DISCORD_WAIT_MS'] || WAIT_MS);
  if (ms > 0) return ms;
  throw new TypeError('waitMs and LOCAL_DISCORD_WAIT_MS take milliseconds, more than 0');
}

/** @param waitMs how long waits last that do not say so themselves */
export function createWaits(context: Context, transcript: Transcript, waitMs: number): Waits {
  const { world, hub, gateway, messageStore } = context;
  const waitFor: WaitFor = async (wait, { withinMs = waitMs }) => {
    const lines = linesFromNow(transcript);
    try {
      return await hub.waitFor({ ...wait, withinMs });
    } catch (error) {
      throw new Error(`${Object(error).message}. ${meanwhile(lines.end())}`);
    } finally {
      lines.end();
    }
  };

  return {
    ...interactionWaits(context, waitFor),
    async waitUntilReady({ withCommands = false, withinMs = waitMs } = {}) {
      const identified = () => gateway.readyAt() ?? undefined;
      const at = await waitFor({ check: identified, what: () => 'a bot to identify' }, { withinMs });
      const rest = withCommands ? withinMs : at + SETTLE_MS - Date.now();
      if (rest <= 0 || world.commands.size > 0) return;
      const check = () => (world.commands.size > 0 ? true : undefined);
      const commands = waitFor({ check, what: () => 'a bot to register commands' }, { withinMs: rest });
      if (withCommands) return void (await commands);
      // A bot without commands also becomes ready, only later.
      await commands.catch(() => undefined);
    },
    waitForMessage(predicate, options = {}) {
      const check = () => {
        for (const message of world.messages.values()) {
          const view = messageStore.view(message);
          if (predicate(view)) return view;
        }
        return undefined;
      };
      return waitFor({ check, what: () => 'a message that matches' }, options);
    },
    async expectNothingMore({ withinMs = QUIET_MS } = {}) {
      const lines = linesFromNow(transcript);
      await hub.answered();
      await new Promise((resolve) => setTimeout(resolve, withinMs));
      const requests = lines.end().filter((line) => line.includes('  bot → '));
      if (requests.length > 0) throw new Error(`nothing more was to happen. ${meanwhile(requests)}`);
    },
  };
}

/** Collects the lines of a transcript until its end is called. */
function linesFromNow({ onLine }: Transcript) {
  const lines: string[] = [];
  const stop = onLine((line) => lines.push(line));
  return {
    end(): readonly string[] {
      stop();
      return lines;
    },
  };
}

function meanwhile(lines: readonly string[]): string {
  if (lines.length === 0) return 'Nothing happened meanwhile';
  return `Meanwhile:\n${lines.slice(-SHOWN).join('\n')}`;
}
