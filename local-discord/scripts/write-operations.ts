/** `npm run operations`: writes src/rest/operations.ts from Discord's official OpenAPI (DISCORD_OPENAPI). */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const source = process.env['DISCORD_OPENAPI'];
if (source === undefined) throw new Error('set DISCORD_OPENAPI to the path of openapi.json');
const { paths } = document.parse(JSON.parse(readFileSync(source, 'utf8')));

const forBots: string[] = [];
const forUsers: string[] = [];
for (const [path, item] of Object.entries(paths)) {
  for (const method of METHODS) {
    if (item[method] === undefined) continue;
    const { operationId, security, responses } = operation.parse(item[method]);
    const isForBots = security?.some((one) => 'BotToken' in one || Object.keys(one).length === 0) ?? true;
    const statuses = Object.keys(responses).filter((status) => /^2\d\d$/.test(status));
    const row = `  ${operationId}: ['${method}', '${path}', ${statuses.join(', ')}],`;
    (isForBots ? forBots : forUsers).push(row);
  }
}

writeFileSync(
  new URL('../src/rest/operations.ts', import.meta.url),
  `/**
 * Every operation of Discord's API v10 with its method, path and the statuses of success, written by
 * \`npm run operations\` from the official OpenAPI (github.com/discord/discord-api-spec, MIT).
 */
export const OPERATIONS = {
${forBots.join('\n')}
} as const;

/** Operations that take a person's OAuth2 token: bots get 20001. */
export const FOR_USERS = {
${forUsers.join('\n')}
} as const;

export type OperationId = keyof typeof OPERATIONS;
`,
);
