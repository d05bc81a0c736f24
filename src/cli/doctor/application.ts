import type { Check } from './check.ts';
import { requireEarlier } from './check-skipped.ts';
import { discordFailure } from './discord-failure.ts';
import discordToken from './discord-token.ts';
import { bad, good } from './finding.ts';

const application: Check = {
  name: 'application',
  async run({ discord }) {
    await requireEarlier(discord.account(), discordToken.name);
    try {
      const { id, name, interactions_endpoint_url: endpoint } = await discord.application();
      if (endpoint) {
        return bad(
          `${name} (${id}) has Discord send commands to a web address: the bot never receives them`,
          'Empty “Interactions Endpoint URL” in the portal under General Information.',
        );
      }
      return good(`${name}, id ${id}`);
    } catch (error) {
      return discordFailure(error);
    }
  },
};
export default application;
