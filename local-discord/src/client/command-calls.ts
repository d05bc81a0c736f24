import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { isThere } from '../interactions/chosen-ids.ts';
import { offeredCommand, ownersOf } from '../interactions/command-lookup.ts';
import { fillCommand } from '../interactions/command-options.ts';
import { resolvedData } from '../interactions/resolved.ts';
import type { JsonObject } from '../json.ts';
import type { Interaction, LocalBot, LocalChannel } from '../world/model.ts';
import { requireChannel, requireMessage } from '../world/visibility.ts';
import type { ClientCalls, CommandCall } from './protocol.ts';

type CommandCalls = Pick<ClientCalls, 'runCommand' | 'autocomplete' | 'runMessageMenu' | 'runUserMenu'>;

const Kind = { command: 2, autocomplete: 4 } as const;
const Type = { chatInput: 1, user: 2, message: 3 } as const;

interface Use {
  readonly kind: number;
  readonly command: APIApplicationCommand;
  readonly channel: LocalChannel;
  readonly userId: string;
  readonly name: string;
  readonly data: JsonObject;
}

/** Commands, as a person uses them. */
export function commandCalls({ world, hub, interactions }: Context): CommandCalls {
  function botOf({ application_id }: APIApplicationCommand): LocalBot {
    const bot = world.bots.get(application_id);
    if (!bot) throw new ClientRefusal('the bot of this command is gone');
    return bot;
  }

  function use({ kind, command, channel, userId, name, data }: Use): Interaction {
    const { id, type, guild_id } = command;
    const bot = botOf(command);
    const owners = ownersOf(world, bot, userId, channel, command);
    const shared = { id, name: command.name, type, ...(guild_id === undefined ? {} : { guild_id }) };
    return interactions.start({
      bot,
      type: kind,
      userId,
      channel,
      name,
      owners,
      data: { ...shared, ...data },
    });
  }

  function slashCommand(call: CommandCall, kind: number, focused?: string): Interaction {
    const { userId } = call;
    const channel = requireChannel(world, userId, call.channelId);
    const command = offeredCommand(world, userId, channel, call.name, Type.chatInput, call.botId);
    const { options, mentioned } = fillCommand(world, command, call, focused);
    const resolved = resolvedData(world, { botId: command.application_id, userId, channel }, mentioned);
    const name = [call.name, call.subcommand].filter(Boolean).join(' ');
    const data = { ...(options.length > 0 ? { options } : {}), ...resolved };
    return use({ kind, command, channel, userId, name, data });
  }

  return {
    async runCommand(call) {
      return { interactionId: slashCommand(call, Kind.command).id };
    },
    async autocomplete(call) {
      const interaction = slashCommand(call, Kind.autocomplete, call.focused);
      const choices = await hub.waitFor({
        check: () => (interaction.state === 'pending' ? undefined : (interaction.choices ?? [])),
        what: () => `the choices of ${call.focused}`,
        // An interaction that is not answered fails earlier.
        withinMs: Number.POSITIVE_INFINITY,
      });
      return { choices };
    },
    async runMessageMenu({ userId, messageId, name, botId }) {
      const message = requireMessage(world, userId, messageId);
      const channel = requireChannel(world, userId, message.channelId);
      const command = offeredCommand(world, userId, channel, name, Type.message, botId);
      const resolved = resolvedData(world, { botId: command.application_id, userId, channel }, [], [message]);
      const data = { target_id: message.id, ...resolved };
      return { interactionId: use({ kind: Kind.command, command, channel, userId, name, data }).id };
    },
    async runUserMenu({ userId, channelId, targetId, name, botId }) {
      const channel = requireChannel(world, userId, channelId);
      if (!world.users.has(targetId) || !isThere(world, channel, targetId)) {
        throw new ClientRefusal(`there is no user ${targetId} here`);
      }
      const command = offeredCommand(world, userId, channel, name, Type.user, botId);
      const mentions = [{ kind: 'user', id: targetId }] as const;
      const resolved = resolvedData(world, { botId: command.application_id, userId, channel }, mentions);
      const data = { target_id: targetId, ...resolved };
      return { interactionId: use({ kind: Kind.command, command, channel, userId, name, data }).id };
    },
  };
}
