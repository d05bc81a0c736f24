import { type Client, Events, GatewayCloseCodes } from 'discord.js';
import { explainCloseCode } from './close-codes.ts';
import { RefusedError } from './refused-error.ts';

/** The developer portal does not allow an intent that the bot requested (close code 4014). */
export class DisallowedIntentsError extends Error {
  override readonly name = 'DisallowedIntentsError';
}

export function whenReady(client: Client): Promise<Client<true>> {
  return new Promise((resolve) => client.once(Events.ClientReady, resolve));
}

/**
 * discord.js emits `ShardDisconnect` only for close codes after which it does not reconnect.
 * @param onFatalClose called if that happens after READY
 * @returns rejects if that happens before READY
 */
export function rejectOnFatalClose(client: Client, onFatalClose: (code: number) => void): Promise<never> {
  return new Promise((_resolve, reject) => {
    client.on(Events.ShardDisconnect, ({ code }) => {
      if (client.isReady()) onFatalClose(code);
      else if (code === GatewayCloseCodes.DisallowedIntents) reject(new DisallowedIntentsError());
      else reject(new RefusedError(explainCloseCode(code)));
    });
  });
}
