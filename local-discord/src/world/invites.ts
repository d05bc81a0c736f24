import { randomInt } from 'node:crypto';
import type { LocalInvite, World } from './model.ts';

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** A new code, as in `discord.gg/…`. */
export function inviteCode(): string {
  return Array.from({ length: 8 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}

/** When an invite expires, in milliseconds; null: never. */
export function expiryOf({ createdAt, maxAge }: LocalInvite): number | null {
  return maxAge === 0 ? null : createdAt + maxAge * 1000;
}

/** Invites that can still be accepted: not expired, not used up, and for existing channels. */
export function invitesOf(world: World, fits: (invite: LocalInvite) => boolean): LocalInvite[] {
  return [...world.invites.values()].filter(
    (invite) =>
      fits(invite) &&
      world.channels.has(invite.channelId) &&
      (expiryOf(invite) ?? Number.POSITIVE_INFINITY) > world.clock.now() &&
      (invite.maxUses === 0 || invite.uses < invite.maxUses),
  );
}
