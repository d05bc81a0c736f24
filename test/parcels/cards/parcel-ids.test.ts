import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCustomId } from '../../../src/discord/messages/custom-id.ts';
import { createSeal } from '../../../src/discord/messages/seal.ts';
import { LIMITS } from '../../../src/discord/posting/limits.ts';
import { openIds, SEALED_NUMBER, sealedIds, unsealNumber } from '../../../src/parcels/cards/parcel-ids.ts';

const seal = createSeal('a token');
const number = fc.stringMatching(/^[A-Z0-9]{5,40}$/);
const channel = fc.stringMatching(/^[1-9]\d{16,18}$/);
const component = fc.constantFrom('older', 'page', 'refresh', 'scans', 'end');
const sealedIn = (id: string) => decodeCustomId(id)?.args[0] ?? '';

describe('a custom id about a masked parcel', () => {
  it('names it for its own button in its own channel, in as many characters for every number', () => {
    fc.assert(
      fc.property(number, channel, component, (given, channelId, name) => {
        const sealed = sealedIn(sealedIds(given, channelId, seal)(name));
        expect(sealed).toMatch(SEALED_NUMBER);
        expect(unsealNumber(sealed, name, channelId, seal)).toBe(given);
      }),
    );
  });

  it('names nothing in another channel, on another button or at another bot', () => {
    fc.assert(
      fc.property(number, channel, channel, component, component, (given, here, there, name, other) => {
        fc.pre(here !== there && name !== other);
        const sealed = sealedIn(sealedIds(given, here, seal)(name));
        expect(unsealNumber(sealed, name, there, seal)).toBeNull();
        expect(unsealNumber(sealed, other, here, seal)).toBeNull();
        expect(unsealNumber(sealed, name, here, createSeal('another token'))).toBeNull();
      }),
    );
  });

  it('cannot be made up or changed', () => {
    fc.assert(
      fc.property(
        number,
        channel,
        fc.nat(71),
        fc.stringMatching(/^[\w-]$/),
        (given, channelId, at, letter) => {
          const sealed = sealedIn(sealedIds(given, channelId, seal)('page'));
          const changed = `${sealed.slice(0, at)}${letter}${sealed.slice(at + 1)}`;
          fc.pre(changed !== sealed);
          expect(unsealNumber(changed, 'page', channelId, seal)).toBeNull();
        },
      ),
    );
  });

  it('fits into Discord’s 100 characters, with any number and any page', () => {
    const longest = 'Z'.repeat(40);
    const ids = sealedIds(longest, '9'.repeat(19), seal);
    const written = [ids('older', '100000'), ids('page', '100000'), ids('refresh'), ids('scans'), ids('end')];
    const open = openIds(longest);
    written.push(
      open('older', '100000'),
      open('unfollow', 'here'),
      open('leave', String(Number.MAX_SAFE_INTEGER)),
    );
    for (const id of written) expect(id.length).toBeLessThanOrEqual(LIMITS.customId);
  });
});
