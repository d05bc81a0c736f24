import type { JsonObject } from '../../json.ts';

/** Discord's own sounds (developers/resources/soundboard#list-default-soundboard-sounds). */
export const DEFAULT_SOUNDS: readonly JsonObject[] = (
  [
    ['1', 'quack', '🦆'],
    ['2', 'airhorn', '🔊'],
    ['3', 'cricket', '🦗'],
    ['4', 'golf clap', '👏'],
    ['5', 'sad horn', '🎺'],
    ['7', 'ba dum tss', '🥁'],
  ] as const
).map(([sound_id, name, emoji_name]) => ({
  name,
  sound_id,
  volume: 1,
  emoji_id: null,
  emoji_name,
  available: true,
}));
