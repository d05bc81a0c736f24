import type { FastifyReply } from 'fastify';

/** Waits that end early when the caller disconnects or the server closes. */
export interface Pauses {
  /** @returns true after the whole time, false when ended early */
  wait(reply: FastifyReply): Promise<boolean>;
  abandonAll(): void;
  readonly waiting: number;
}

/** @param milliseconds how long each wait lasts */
export function createPauses(milliseconds: number): Pauses {
  const abandoned = new Set<() => void>();
  return {
    wait: (reply) =>
      new Promise((resolve) => {
        const end = (whole: boolean) => {
          clearTimeout(timer);
          reply.raw.off('close', leave);
          abandoned.delete(leave);
          resolve(whole);
        };
        const leave = () => end(false);
        const timer = setTimeout(() => end(true), milliseconds);
        reply.raw.once('close', leave);
        abandoned.add(leave);
      }),
    abandonAll() {
      for (const leave of [...abandoned]) leave();
    },
    get waiting() {
      return abandoned.size;
    },
  };
}
