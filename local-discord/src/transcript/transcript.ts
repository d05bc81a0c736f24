import type { ClientEvent } from '../client/protocol.ts';
import { createListeners } from '../listeners.ts';
import type { Frame } from '../wire/frame.ts';
import type { World } from '../world/model.ts';
import { describeCall, describeEvent, describeFrame } from './lines.ts';

/** Enough for one test, or a few minutes of manual use. */
const MAX_LINES = 5000;

/** What people and bots did, as readable text. */
export interface Transcript {
  /** All lines, the oldest first. */
  text(): string;
  /** Called with every later line. @returns stops listening */
  onLine(listener: (line: string) => void): () => void;
  /** Deletes all lines, and restarts the time. */
  clear(): void;
  /** Records a call by a person, or by a test in Discord's place. */
  call(name: string, given: readonly unknown[]): void;
  /** Records an event sent to a person's client; the same event to several people is recorded once. */
  event(userId: string, event: ClientEvent): void;
  frame(frame: Frame): void;
}

/** Records what happens, with names instead of ids. */
export function createTranscript(world: World): Transcript {
  const lines: string[] = [];
  const listeners = createListeners<string>();
  let startedAt = performance.now();
  let lastEvent: ClientEvent | null = null;

  function add(text: string | null): void {
    if (text === null) return;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(3).padStart(8);
    const line = `${seconds}  ${withNames(world, text)}`;
    lines.push(line);
    if (lines.length > MAX_LINES) lines.shift();
    listeners.notify(line);
  }

  return {
    text: () => lines.join('\n'),
    onLine: listeners.listen,
    clear() {
      lines.length = 0;
      startedAt = performance.now();
    },
    call: (name, given) => add(describeCall(name, given)),
    event(userId, event) {
      if (event === lastEvent) return;
      lastEvent = event;
      add(describeEvent(userId, event));
    },
    frame: (frame) => add(describeFrame(frame)),
  };
}

/** Calls that only read. */
const READS = new Set(['state', 'messages']);

/** Wraps calls so that each is recorded before it is made. */
export function recordedCalls<Calls extends object>(calls: Calls, note: Transcript['call']): Calls {
  const recorded = Object.entries(calls).map(([name, call]) => {
    if (typeof call !== 'function' || READS.has(name)) return [name, call];
    const record = (...given: unknown[]): unknown => {
      note(name, given);
      return call(...given);
    };
    return [name, record];
  });
  return Object.fromEntries(recorded);
}

/** Of people, roles and channels. */
const MENTION = /<(@!?|@&|#)(\d{17,20})>/g;
const SNOWFLAKE = /\b\d{17,20}\b/g;
/** Tokens of interactions and bots. */
const TOKEN = /[\w.-]{60,}/g;

/** A text with the names of people, channels, servers, roles and commands instead of their ids, and without tokens. */
function withNames(world: World, text: string): string {
  return text
    .replaceAll(TOKEN, '…')
    .replaceAll(MENTION, (mention, sign, id) => {
      const name = nameOf(world, id);
      if (name === undefined) return mention;
      return sign === '#' || sign === '@&' ? name : `@${name}`;
    })
    .replaceAll(SNOWFLAKE, (id) => nameOf(world, id) ?? id);
}

function nameOf(world: World, id: string): string | undefined {
  const user = world.users.get(id);
  if (user) return user.username;
  const channel = world.channels.get(id);
  if (channel) return channel.guildId === null ? `DM of ${channel.name}` : `#${channel.name}`;
  const guild = world.guilds.get(id);
  if (guild) return guild.name;
  const command = world.commands.get(id);
  if (command) return `/${command.command.name}`;
  const role = [...world.guilds.values()].flatMap(({ roles }) => roles).find((one) => one.id === id);
  return role && `@${role.name}`;
}
