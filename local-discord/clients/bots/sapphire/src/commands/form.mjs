import { Command } from '@sapphire/framework';
import { ComponentType, TextInputStyle } from 'discord.js';

const field = {
  type: ComponentType.TextInput,
  style: TextInputStyle.Short,
  customId: 'name',
  label: 'Your name',
};

export class Form extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand({ name: this.name, description: 'Opens a form' });
  }

  chatInputRun(interaction) {
    const components = [{ type: ComponentType.ActionRow, components: [field] }];
    return interaction.showModal({ title: 'Form', customId: 'form', components });
  }
}
