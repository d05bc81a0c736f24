import type { ClientEvent, ClientMessage } from 'local-discord';
import { z } from 'zod';
import type { Sandbox } from '../start-sandbox.ts';

/** A message counts as complete once nothing in its channel has changed for this long. */
const QUIET_MS = 1000;
const TIMEOUT_MS = 15_000;
/** Discord's flag for “thinking…”. */
const IS_THINKING = 128;

/** A person in one channel. Each action resolves with the complete message that it caused. */
export interface Person {
  command(name: string, options?: Readonly<Record<string, string>>): Promise<ClientMessage>;
  /** Writes something, and waits for the bot's reply. */
  say(content: string): Promise<ClientMessage>;
  /** Has the bot say something to this person alone: what it posts next then begins with its name. */
  separate(): Promise<ClientMessage>;
  /** @param name a button's label, its custom id, or its name in that */
  press(name: string): Promise<ClientMessage>;
  /** @param option the label of one option of a menu, or how it starts */
  choose(option: string): Promise<ClientMessage>;
  /** Presses a button that opens a form, fills in fields by their ids and submits it. The others keep what they hold. */
  fill(name: string, fields: Readonly<Record<string, string>>): Promise<ClientMessage>;
  /** Waits for what an action elsewhere brings to this channel. */
  after(action: () => unknown): Promise<ClientMessage>;
}

export function personIn({ discord }: Sandbox, userId: string, channelId: string): Person {
  const messages = () => discord.as(userId).in(channelId).messages();

  async function after(action: () => unknown): Promise<ClientMessage> {
    const before = new Map((await messages()).map((message) => [message.id, JSON.stringify(message)]));
    await action();
    const changed = async () =>
      (await messages()).filter(
        (message) => message.author.bot && before.get(message.id) !== JSON.stringify(message),
      );
    return lastOf(await quiet(changed));
  }

  /** The newest button or menu that matches. */
  async function find(
    name: string,
    matches: (control: Control) => boolean,
  ): Promise<Control & { messageId: string }> {
    for (const message of (await messages()).toReversed()) {
      const found = controlsOf(message.components).find(matches);
      if (found) return { ...found, messageId: message.id };
    }
    throw new Error(`no message in this channel has ${name}`);
  }

  const button = (name: string) =>
    find(name, ({ label, customId }) => label === name || customId === name || customId.includes(`:${name}`));

  async function command(name: string, options: Readonly<Record<string, string>> = {}) {
    const [group = '', subcommand] = name.split(' ');
    const call = { userId, channelId, name: group, options };
    return after(() => discord.runCommand(subcommand === undefined ? call : { ...call, subcommand }));
  }

  return {
    after,
    command,
    say: (content) => after(() => discord.as(userId).in(channelId).send(content)),
    separate: () => command('help'),
    async press(name) {
      const { messageId, customId } = await button(name);
      return after(() => discord.pressComponent({ userId, messageId, customId }));
    },
    async choose(option) {
      const isWanted = ({ label }: { readonly label: string }) => label.startsWith(option);
      const { messageId, customId, options } = await find(option, (control) =>
        control.options.some(isWanted),
      );
      const values = options
        .filter(isWanted)
        .map(({ value }) => value)
        .slice(0, 1);
      return after(() => discord.pressComponent({ userId, messageId, customId, values }));
    },
    async fill(name, fields) {
      const { messageId, customId } = await button(name);
      const opened = nextForm((listener) => discord.subscribe(userId, listener));
      await discord.pressComponent({ userId, messageId, customId });
      const { interactionId, held } = await opened;
      return after(() => discord.as(userId).submit({ interactionId }, { ...held, ...fields }));
    },
  };
}

/** @throws if the bot was too busy to draw the picture of this message */
export function drawn(message: ClientMessage): string {
  if (message.attachments.length === 0) throw new Error('the bot was too busy to draw a picture: try again');
  return message.id;
}

/** Waits until there are such messages, none of them says “thinking…”, and they stay the same. */
async function quiet(changed: () => Promise<readonly ClientMessage[]>): Promise<readonly ClientMessage[]> {
  let last = '[]';
  let since = Date.now();
  for (const start = since; Date.now() - start < TIMEOUT_MS; ) {
    const found = await changed();
    const now = JSON.stringify(found);
    if (now !== last || found.some(({ flags }) => (flags & IS_THINKING) !== 0)) since = Date.now();
    last = now;
    if (found.length > 0 && Date.now() - since > QUIET_MS) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing complete came within ${TIMEOUT_MS} ms`);
}

function lastOf(messages: readonly ClientMessage[]): ClientMessage {
  const last = messages.at(-1);
  if (last === undefined) throw new Error('no message');
  return last;
}

/** The next form that the bot opens, and what its fields hold. */
function nextForm(subscribe: (listener: (event: ClientEvent) => void) => () => void) {
  return new Promise<{ readonly interactionId: string; readonly held: Readonly<Record<string, string>> }>(
    (resolve, reject) => {
      const stop = subscribe((event) => {
        if (event.type === 'interaction.failed') reject(new Error(event.reason));
        if (event.type !== 'modal') return;
        stop();
        const fields = controlsOf(event.modal.components);
        const held = Object.fromEntries(fields.map(({ customId, value }) => [customId, value]));
        resolve({ interactionId: event.interactionId, held });
      });
    },
  );
}

/** A button, a menu or a field of a form. */
export interface Control {
  readonly customId: string;
  readonly label: string;
  /** What a field of a form already holds. */
  readonly value: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

const controlSchema = z.object({
  custom_id: z.string(),
  label: z.string().default(''),
  value: z.string().default(''),
  options: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
});
const parentSchema = z.object({
  components: z.array(z.unknown()).default([]),
  component: z.unknown().optional(),
  accessory: z.unknown().optional(),
});

/** Every control in a message or a form, in the order in which they appear. */
function controlsOf(components: readonly unknown[]): readonly Control[] {
  return components.flatMap((component): readonly Control[] => {
    const control = controlSchema.safeParse(component);
    if (control.success) {
      const { custom_id: customId, ...rest } = control.data;
      return [{ customId, ...rest }];
    }
    const parent = parentSchema.safeParse(component);
    if (!parent.success) return [];
    const { components: children, component: child, accessory } = parent.data;
    return controlsOf([...children, child, accessory]);
  });
}
