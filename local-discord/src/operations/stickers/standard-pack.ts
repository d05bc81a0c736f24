import type { JsonObject } from '../../json.ts';

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

/** The pack and the sticker that Discord's documentation shows (developers/resources/sticker). */
export const STANDARD_PACK = {
  id: '847199849233514549',
  stickers: [WAVE],
  name: 'Wumpus Beyond',
  sku_id: '847199849233514547',
  cover_sticker_id: '749054660769218631',
  description: 'Say hello to Wumpus!',
  banner_asset_id: '761773777976819732',
} as const satisfies JsonObject;
