import { Command } from '@sapphire/framework';

export class Slow extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand({ name: this.name, description: 'Defers' });
  }

  async chatInputRun(interaction) {
    await interaction.deferReply();
    await interaction.editReply('Done');
    await interaction.followUp('One more thing');
  }
}
