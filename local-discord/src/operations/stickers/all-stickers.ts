import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { Router } from '../../rest/router.ts';
import { STANDARD_PACK } from './standard-pack.ts';
import { unknownSticker } from './stickers.ts';

const onePack = { partly: 'there is one pack, with one sticker' };

/** Stickers wherever they are from: those of guilds and the standard ones. */
export function allStickerOperations({ handleOpen }: Router, { world }: Context): void {
  handleOpen('get_sticker', ({ params }) => {
    const standard = STANDARD_PACK.stickers.find(({ id }) => id === params.sticker_id);
    if (standard) return standard;
    for (const { records } of world.guilds.values()) {
      const { user: _, ...sticker } = records.stickers.get(params.sticker_id) ?? {};
      if ('id' in sticker) return sticker;
    }
    throw unknownSticker();
  });
  handleOpen('list_sticker_packs', () => ({ sticker_packs: [STANDARD_PACK] }), onePack);
  handleOpen(
    'get_sticker_pack',
    ({ params }) => {
      if (params.pack_id !== STANDARD_PACK.id) throw new DiscordError(404, 10_061, 'Unknown Sticker Pack');
      return STANDARD_PACK;
    },
    onePack,
  );
}
