import { Events, Listener } from '@sapphire/framework';

export class MessageListener extends Listener {
  constructor(context) {
    super(context, { event: Events.MessageCreate });
  }

  async run(message) {
    if (!message.mentions.has(message.client.user, { ignoreRepliedUser: true })) return;
    const [, word] = message.content.split(' ');
    if (word === 'hello') await message.reply('You said hello');
    if (word === 'look') {
      const file = message.attachments.first();
      await message.reply(`${file.name} has ${file.size} bytes`);
    }
    if (word === 'react') await message.react('👍');
    if (word === 'thread') {
      const thread = await message.startThread({ name: 'Talk', autoArchiveDuration: 60 });
      await thread.send('Inside the thread');
    }
  }
}
