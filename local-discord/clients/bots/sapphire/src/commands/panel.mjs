import { Command } from '@sapphire/framework';
import { ButtonStyle, ComponentType } from 'discord.js';

const row = (component) => ({ type: ComponentType.ActionRow, components: [component] });
const components = [
  row({ type: ComponentType.Button, style: ButtonStyle.Primary, customId: 'count', label: 'Count' }),
  row({
    type: ComponentType.StringSelect,
    customId: 'colour',
    options: [
      { label: 'Red', value: 'red' },
      { label: 'Blue', value: 'blue' },
    ],
  }),
];

export class Panel extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand({ name: this.name, description: 'Shows a button and a menu' });
  }

  chatInputRun(interaction) {
    return interaction.reply({ content: 'A panel', components });
  }
}
