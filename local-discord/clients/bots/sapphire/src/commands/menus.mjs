import { Command } from '@sapphire/framework';
import { ApplicationCommandType } from 'discord.js';

/** One Sapphire command can stand behind several menus. */
export class Menus extends Command {
  registerApplicationCommands(registry) {
    registry.registerContextMenuCommand({ name: 'Who is this', type: ApplicationCommandType.User });
    registry.registerContextMenuCommand({ name: 'Quote', type: ApplicationCommandType.Message });
  }

  contextMenuRun(interaction) {
    return interaction.isUserContextMenuCommand()
      ? interaction.reply(`This is ${interaction.targetUser.username}`)
      : interaction.reply(`> ${interaction.targetMessage.content}`);
  }
}
