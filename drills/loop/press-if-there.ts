import type { ClientMessage } from 'local-discord';
import type { asUser } from '../../test/support/discord-user.ts';

/** Presses a button if the message has it. */
export async function pressIfThere(
  press: ReturnType<typeof asUser>['press'],
  message: ClientMessage,
  label: string,
): Promise<ClientMessage | null> {
  return JSON.stringify(message.components).includes(`"${label}"`) ? press(message, label) : null;
}
