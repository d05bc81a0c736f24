import { bad, type Check, good } from './check.ts';
import { discordFailed, requireEarlier } from './discord-client.ts';
import discordToken from './discord-token.ts';

const application: Check = {
  name: 'application',
  async examine({ discord }) {
    await requireEarlier(discord.account(), discordToken.name);
    try {
      const { id, name, interactions_endpoint_url: endpoint } = await discord.application();
      if (endpoint) {
        return bad(
          `${name} (${id}) sends commands to a web address: the bot never hears of them`,
          'Empty “Interactions Endpoint URL” in the portal under General Information.',
        );
      }
      return good(`${name}, id ${id}`);
    } catch (error) {
      return discordFailed(error);
    }
  },
};
export default application;
