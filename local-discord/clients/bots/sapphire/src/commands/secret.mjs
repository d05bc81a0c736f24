import { Command } from '@sapphire/framework';
import { MessageFlags } from 'discord.js';

export class Secret extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand({ name: this.name, description: 'Answers privately' });
  }

  chatInputRun(interaction) {
    return interaction.reply({ content: 'Only you see this', flags: MessageFlags.Ephemeral });
  }
}
