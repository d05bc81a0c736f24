import { z } from 'zod';
import type { JsonObject } from '../../json.ts';
import { type ChannelInfoSource, requestChannelInfo } from './channel-info.ts';
import { type MemberSource, requestGuildMembers } from './members.ts';
import { type Presence, presenceSchema } from './presence.ts';
import { requestSoundboardSounds, type SoundSource } from './soundboard-sounds.ts';
import { updateVoiceState, type VoiceHost } from './voice-state.ts';

/** What the core offers to the requests of one session. */
export interface RequestHost extends MemberSource, SoundSource, ChannelInfoSource, VoiceHost {
  /** The bot shows something else about itself: the core sends PRESENCE_UPDATE. */
  onPresence(presence: Presence): void;
}

interface Request {
  /** As the documentation calls it, in the way of event names. */
  readonly name: string;
  /** @returns what is wrong with the data, or null */
  readonly answer: (host: RequestHost, data: JsonObject) => string | null;
}

/** What an identified bot may send, by opcode (developers/topics/opcodes-and-status-codes). */
export const REQUESTS: ReadonlyMap<unknown, Request> = new Map([
  [3, { name: 'UPDATE_PRESENCE', answer: updatePresence }],
  [4, { name: 'UPDATE_VOICE_STATE', answer: updateVoiceState }],
  [8, { name: 'REQUEST_GUILD_MEMBERS', answer: requestGuildMembers }],
  [31, { name: 'REQUEST_SOUNDBOARD_SOUNDS', answer: requestSoundboardSounds }],
  [43, { name: 'REQUEST_CHANNEL_INFO', answer: requestChannelInfo }],
]);

function updatePresence(host: RequestHost, data: JsonObject): string | null {
  const { data: presence, error } = presenceSchema.safeParse(data);
  if (error) return z.prettifyError(error);
  host.onPresence(presence);
  return null;
}
