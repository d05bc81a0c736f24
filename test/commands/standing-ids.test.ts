import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { UserFacingError } from '../../src/cards/errors.ts';
import type { Context } from '../../src/context.ts';
import { loadCommands, type Press, type ReplyComponent } from '../../src/discord/interactions/command.ts';
import { decodeCustomId } from '../../src/discord/messages/custom-id.ts';

/** Custom ids of buttons, menus and forms that stand in messages, by command and component. */
const standing: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('standing-ids.json', import.meta.url), 'utf8'),
);

let commands: Awaited<ReturnType<typeof loadCommands<Context>>>;
beforeAll(async () => {
  commands = await loadCommands<Context>(new URL('../../src/commands/', import.meta.url));
});

/** Stands for whatever a component looks at before it decides whether the arguments can be its own. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '0' : anything),
  apply: () => anything,
});

/** Whether a component says that it cannot have written these arguments. Without a selection, a menu throws instead. */
function isRefused(button: ReplyComponent<Context>, args: readonly string[]): boolean {
  try {
    return (
      button.open(
        { interaction: anything, args, values: [] } as Press<readonly string[]>,
        anything as Context,
      ) === null
    );
  } catch (error) {
    if (error instanceof UserFacingError) return false;
    throw error;
  }
}

it.each(Object.entries(standing))('%s: a button that stands in a message is still answered', (name, ids) => {
  const [command = '', component = ''] = name.split(':');
  const { components = {}, modals = {} } = commands.get(command) ?? {};
  const [button, modal] = [components[component], modals[component]];
  expect(button ?? modal).toBeDefined();
  const refused = ids.filter((id) => {
    const args = decodeCustomId(id)?.args ?? [];
    return button !== undefined && 'open' in button && isRefused(button, args);
  });
  expect(refused).toEqual([]);
});
