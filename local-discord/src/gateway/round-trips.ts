import type { BotSocket } from './transport/bot-socket.ts';

/** Libraries answer immediately. */
const PATIENCE_MS = 250;

/** Finds out when bots have read everything that was sent, by asking for a heartbeat, as the gateway may do at any time. */
export interface RoundTrips {
  /** Resolves once the bots on these sockets have answered. A bot that doesn't is never asked again. */
  make(sockets: readonly BotSocket[]): Promise<void>;
  /** Handles a heartbeat. @returns whether it was requested, and so doesn't count as one of the bot's own payloads */
  heard(socket: BotSocket): boolean;
}

export function createRoundTrips(): RoundTrips {
  const asked = new Map<BotSocket, (() => void)[]>();
  const deaf = new WeakSet<BotSocket>();

  function ask(socket: BotSocket): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        deaf.add(socket);
        asked.delete(socket);
        resolve();
      }, PATIENCE_MS);
      const answered = () => {
        clearTimeout(timer);
        resolve();
      };
      asked.set(socket, [...(asked.get(socket) ?? []), answered]);
      socket.send({ op: 1, d: null, s: null, t: null });
    });
  }

  return {
    async make(sockets) {
      await Promise.all(sockets.filter((socket) => !deaf.has(socket)).map(ask));
    },
    heard(socket) {
      const [first, ...others] = asked.get(socket) ?? [];
      if (others.length === 0) asked.delete(socket);
      else asked.set(socket, others);
      first?.();
      return first !== undefined;
    },
  };
}
