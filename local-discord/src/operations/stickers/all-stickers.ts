import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import type { Router } from '../../rest/router.ts';
import { unknownSticker } from './stickers.ts';

const onePack = { partly: 'there is one pack, with one sticker' };

/** All stickers: guilds' and standard ones. */
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

const WAVE: JsonObject = {
  id: '749054660769218631',
  name: 'Wave',
  tags: 'wumpus, hello, hi, greetings, welcome, wave, goodbye, bye',
  type: 1,
  format_type: 3,
  description: 'Wumpus waves hello',
  pack_id: '847199849233514549',
  sort_value: 12,
};

/** The pack and sticker from Discord's documentation (developers/resources/sticker). */
const STANDARD_PACK = {
  id: '847199849233514549',
  stickers: [WAVE],
  name: 'Wumpus Beyond',
  sku_id: '847199849233514547',
  cover_sticker_id: '749054660769218631',
  description: 'Say hello to Wumpus!',
  banner_asset_id: '761773777976819732',
} as const satisfies JsonObject;
