import type { ChannelControls } from '../channel-controls.ts';
import type { PortalControls } from '../portal-controls.ts';
import type { WorldControls } from '../world-controls.ts';
import type { AppActions } from './app-actions.ts';
import type { GuildActions } from './guild-actions.ts';
import type { ResourceActions } from './resource-actions.ts';

/** What owners, administrators, moderators and the bot's developer do, and what no client could. */
export interface Admin
  extends AppActions,
    ChannelControls,
    GuildActions,
    PortalControls,
    ResourceActions,
    WorldControls {}
