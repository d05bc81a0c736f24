import { Command } from '@sapphire/framework';

export class Greet extends Command {
  description = 'Greets';

  registerApplicationCommands(registry) {
    registry.registerChatInputCommand((command) =>
      command
        .setName(this.name)
        .setDescription(this.description)
        .addUserOption((option) => option.setName('who').setDescription('Whom').setRequired(true))
        .addIntegerOption((option) => option.setName('times').setDescription('How often').setRequired(true)),
    );
  }

  chatInputRun(interaction) {
    const { options } = interaction;
    return interaction.reply(`Hello ${options.getUser('who')} ×${options.getInteger('times')}`);
  }
}
