import { Command } from '@sapphire/framework';

export class Upload extends Command {
  registerApplicationCommands(registry) {
    registry.registerChatInputCommand({ name: this.name, description: 'Sends a file' });
  }

  chatInputRun(interaction) {
    const files = [{ name: 'hello.txt', attachment: Buffer.from('Hello from a file') }];
    return interaction.reply({ content: 'A file', files });
  }
}
