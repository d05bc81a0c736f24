import { FOR_USERS, OPERATIONS, type OperationId } from '../src/rest/operations.ts';
import type { Parity } from '../src/rest/router.ts';

/** The text of PARITY.md. */
export function parityTable(built: ReadonlyMap<OperationId, Parity>): string {
  const ids = Object.keys(OPERATIONS) as OperationId[];
  const states = ids.map((id) => built.get(id));
  const refused = states.filter((state) => state?.refused !== undefined).length;
  const partly = states.filter((state) => state?.partly !== undefined).length;
  const missing = states.filter((state) => state === undefined).length;
  const done = ids.length - refused - partly - missing;
  const rows = ids.map((id) => {
    const [method, path] = OPERATIONS[id];
    return `| \`${id}\` | ${method.toUpperCase()} \`${path}\` | ${stateOf(built.get(id))} |`;
  });
  return `# Operations

Of the ${ids.length} operations that Discord's OpenAPI lists for bots, ${done} are done and ${partly} partly. ${refused} are refused to every bot with the
error that the table names${missing === 0 ? '' : `, and ${missing} answer 501 with a sentence`}. ${Object.keys(FOR_USERS).length} more take a person's OAuth2 token and answer 403 (20001), as
Discord does to bots; none of them is imitated.
Written by \`npm run parity\`; a test compares it with the code.

| operation | | state |
|---|---|---|
${rows.join('\n')}
`;
}

function stateOf(parity: Parity | undefined): string {
  if (!parity) return 'not yet';
  if (parity.refused !== undefined) return `refused with ${parity.refused}`;
  return parity.partly === undefined ? 'done' : `partly: ${parity.partly}`;
}
