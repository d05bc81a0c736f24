import { Events, Listener } from '@sapphire/framework';

export class ReactionListener extends Listener {
  constructor(context) {
    super(context, { event: Events.MessageReactionAdd });
  }

  async run(reaction, user) {
    if (user.id === user.client.user.id) return;
    await reaction.message.channel.send(`${user} reacted with ${reaction.emoji.name}`);
  }
}
