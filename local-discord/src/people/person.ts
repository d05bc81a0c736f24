import type { InteractionWaits, OpenModal } from '../client/interaction-waits.ts';
import type { ClientMessage, Snowflake } from '../client/message-protocol.ts';
import type {
  ClientCalls,
  ClientChannel,
  ClientFile,
  ClientState,
  CommandCall,
  ModalCall,
} from '../client/protocol.ts';
import type { WaitOptions } from '../client/waiters.ts';
import type { World } from '../world/model.ts';
import { Permission, permissionsIn } from '../world/permissions.ts';
import { mayEnter, requireUser } from '../world/visibility.ts';
import { customIdOf, type Locator } from './components.ts';

type Options = CommandCall['options'];

/** An interaction that a person began. */
export interface Asked {
  readonly interactionId: Snowflake;
  /** The bot's finished answer; rejects when the bot failed, or opened a modal. */
  answer(options?: WaitOptions): Promise<ClientMessage>;
  /** The modal that the bot opens; rejects when the bot failed, or answered with a message. */
  modal(options?: WaitOptions): Promise<OpenModal>;
}

/** A message by its id: the local Discord's, or a library's. */
type MessageId = Pick<ClientMessage, 'id'>;

/** What a person does, in a channel. */
export interface Person {
  readonly id: Snowflake;
  /** The same person in another channel or DM. */
  in(channelId: Snowflake): Person;
  /** Uses a slash command; `haul add` names a subcommand. Options by name; users, roles and channels by their ids. */
  run(command: string, options?: Options, given?: Pick<CommandCall, 'botId'>): Promise<Asked>;
  /** The bot's choices while the person types in an option. */
  autocomplete(command: string, focused: string, options?: Options): ReturnType<ClientCalls['autocomplete']>;
  /** Uses a command of a message's menu. */
  runMessageMenu(message: MessageId, name: string): Promise<Asked>;
  /** Uses a command of a person's or a bot's menu. */
  runUserMenu(userId: Snowflake, name: string): Promise<Asked>;
  /** Presses a button, by `button('Again')` or its custom id. */
  press(message: ClientMessage, button: Locator | string): Promise<Asked>;
  /** Chooses in a menu, by `menu('Pick one')` or its custom id. */
  choose(message: ClientMessage, menu: Locator | string, values: readonly string[]): Promise<Asked>;
  /** Fills in a modal, by the custom ids of its fields, and submits it. */
  submit(modal: Pick<OpenModal, 'interactionId'>, values: ModalCall['values']): Promise<Asked>;
  /** Writes a message. */
  send(
    content: string,
    more?: { readonly files?: readonly ClientFile[]; readonly replyTo?: MessageId },
  ): Promise<ClientMessage>;
  edit(message: MessageId, content: string): Promise<ClientMessage>;
  delete(message: MessageId): Promise<void>;
  /** "Dismiss message" below an answer that only this person sees. */
  dismiss(message: MessageId): Promise<void>;
  forward(message: MessageId, channelId: Snowflake): Promise<ClientMessage>;
  /** Reacts with an emoji: "👍", or `name:id` of a custom one. */
  react(message: MessageId, emoji: string): Promise<void>;
  removeReaction(message: MessageId, emoji: string): Promise<void>;
  /** Votes in a poll, instead of before; no answers take the vote back. */
  vote(message: MessageId, answerIds: readonly number[]): Promise<void>;
  /** Opens a post in a forum, with its first message. */
  openPost(name: string, content: string, tagIds?: readonly Snowflake[]): Promise<ClientChannel>;
  /** The messages that the person sees here, the oldest first. */
  messages(): Promise<ClientMessage[]>;
  /** What the person's client knows: servers, channels, members, commands. */
  state(): Promise<ClientState>;
  /** Changes the language of the person's Discord. */
  setLocale(locale: string): Promise<void>;
}

/** The calls that a person's are made of. */
export type PersonCalls = ClientCalls & InteractionWaits;

/**
 * A person, who is where they may write first of all, unless they go somewhere else.
 * @param given the person's id, or their name
 */
export function personOf(world: World, calls: PersonCalls, given: string): Person {
  const { id } = [...world.users.values()].find((user) => !user.bot && user.username === given) ?? {
    id: requireUser(world, given).id,
  };
  return personIn(world, calls, id, null);
}

function personIn(world: World, calls: PersonCalls, userId: Snowflake, place: Snowflake | null): Person {
  const here = () => ({ userId, channelId: place ?? firstChannel(world, userId) });
  const on = (message: MessageId) => ({ userId, messageId: message.id });
  return {
    id: userId,
    in: (channelId) => personIn(world, calls, userId, channelId),
    ...askingCalls(calls, here),
    send: (content, { replyTo, ...more } = {}) =>
      calls.sendMessage({ ...here(), content, ...more, ...(replyTo ? { replyTo: replyTo.id } : {}) }),
    edit: (message, content) => calls.editMessage({ ...on(message), content }),
    delete: (message) => calls.deleteMessage(on(message)),
    dismiss: (message) => calls.dismissMessage(on(message)),
    forward: (message, channelId) => calls.forwardMessage({ ...on(message), channelId }),
    react: (message, emoji) => calls.addReaction({ ...on(message), emoji }),
    removeReaction: (message, emoji) => calls.removeReaction({ ...on(message), emoji }),
    vote: (message, answerIds) => calls.vote({ ...on(message), answerIds }),
    openPost: (name, content, tagIds = []) => calls.openPost({ ...here(), name, content, tagIds }),
    messages: () => calls.messages(here()),
    state: () => calls.state({ userId }),
    setLocale: (locale) => calls.setLocale({ userId, locale }),
  };
}

type Asking = Pick<
  Person,
  'run' | 'autocomplete' | 'runMessageMenu' | 'runUserMenu' | 'press' | 'choose' | 'submit'
>;

/** What begins an interaction. */
function askingCalls(
  calls: PersonCalls,
  here: () => { readonly userId: Snowflake; readonly channelId: Snowflake },
): Asking {
  const asked = async (call: Promise<{ interactionId: Snowflake }>): Promise<Asked> => {
    const { interactionId } = await call;
    return {
      interactionId,
      answer: (options) => calls.waitForAnswer(interactionId, options),
      modal: (options) => calls.waitForModal(interactionId, options),
    };
  };
  const use = (message: ClientMessage, component: Locator | string, values?: readonly string[]) =>
    asked(
      calls.pressComponent({
        userId: here().userId,
        messageId: message.id,
        customId: customIdOf(message, component),
        ...(values ? { values } : {}),
      }),
    );
  return {
    run: async (command, options = {}, given = {}) =>
      asked(calls.runCommand({ ...here(), ...commandOf(command), options, ...given })),
    autocomplete: (command, focused, options = {}) =>
      calls.autocomplete({ ...here(), ...commandOf(command), options, focused }),
    runMessageMenu: (message, name) =>
      asked(calls.runMessageMenu({ userId: here().userId, messageId: message.id, name })),
    runUserMenu: (targetId, name) => asked(calls.runUserMenu({ ...here(), targetId, name })),
    press: async (message, component) => use(message, component),
    choose: async (message, component, values) => use(message, component, values),
    submit: ({ interactionId }, values) =>
      asked(calls.submitModal({ userId: here().userId, interactionId, values })),
  };
}

/** `haul add` is the subcommand `add` of `haul`. */
function commandOf(text: string): { readonly name: string; readonly subcommand?: string } {
  const [name = '', ...subcommand] = text.replace(/^\//, '').split(' ');
  return subcommand.length === 0 ? { name } : { name, subcommand: subcommand.join(' ') };
}

const TEXT = 0;

/** The first text channel in which somebody may write. */
function firstChannel(world: World, userId: Snowflake): Snowflake {
  const channel = [...world.channels.values()].find(
    (one) =>
      one.type === TEXT &&
      mayEnter(world, userId, one) &&
      (permissionsIn(world, one, userId) & Permission.SendMessages) !== 0n,
  );
  if (channel) return channel.id;
  throw new Error(`${userId} may write in no channel: say which one with in()`);
}
