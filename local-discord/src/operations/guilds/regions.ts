import type { Context } from '../../context.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';

const REGIONS = Object.entries({
  brazil: 'Brazil',
  hongkong: 'Hong Kong',
  india: 'India',
  japan: 'Japan',
  rotterdam: 'Rotterdam',
  singapore: 'Singapore',
  southafrica: 'South Africa',
  sydney: 'Sydney',
  'us-central': 'US Central',
  'us-east': 'US East',
  'us-south': 'US South',
  'us-west': 'US West',
}).map(([id, name]) => ({ id, name, custom: false, deprecated: false, optimal: id === 'us-central' }));

/** Voice server regions. */
export function regionOperations({ handle }: Router, { world }: Context): void {
  handle('list_voice_regions', ({ bot: _bot }) => REGIONS);
  handle('list_guild_voice_regions', ({ bot, params }) => {
    botGuild(world, bot, params.guild_id);
    return REGIONS;
  });
}
