import type { RegisteredCommand } from './register-commands.ts';

/** How a message names a command so that a tap on it starts the command. */
export interface CommandMentions {
  /**
   * @param name of a command or, after a space, its subcommand: "privacy show"
   * @returns `</privacy show:1200000000000000020>`; plain text for a command that is not registered
   */
  mention(name: string): string;
  /** Takes the ids that Discord gave the commands. */
  learn(commands: readonly RegisteredCommand[]): void;
}

export function createCommandMentions(): CommandMentions {
  let ids: ReadonlyMap<string, string> = new Map();
  return {
    mention(name) {
      const id = ids.get(name.split(' ')[0] ?? '');
      return id === undefined ? `\`/${name}\`` : `</${name}:${id}>`;
    },
    learn(commands) {
      ids = new Map(commands.flatMap(({ name, id }) => (id === undefined ? [] : [[name, id]])));
    },
  };
}
