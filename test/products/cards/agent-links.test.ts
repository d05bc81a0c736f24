import { describe, expect, it } from 'vitest';
import { AGENTS } from '../../../src/links/agents.ts';
import { agentLinks } from '../../../src/products/cards/agent-links.ts';

const urlOf = (id: string) => `https://${id}.example/1`;
const result = (ids: readonly string[]) => ({
  platform: 'weidian',
  id: '1',
  canonical: undefined,
  source: undefined,
  docs: undefined,
  agents: Object.fromEntries(ids.map((id) => [id, urlOf(id)])),
});
const namesOf = (ids: readonly string[], preferred: readonly string[]) =>
  agentLinks(result(ids), preferred).map(({ agent }) => agent);

describe('the links at agents', () => {
  it('come in the order that people set, then by popularity, then those we do not know', () => {
    expect(
      namesOf(['newcomer', 'superbuy', 'mulebuy', 'cnfans', 'kakobuy'], ['kakobuy', 'superbuy']),
    ).toEqual(['kakobuy', 'superbuy', 'cnfans', 'mulebuy', 'newcomer']);
  });

  it('never lead to an agent that closed, even one that somebody chose', () => {
    const closed = ['pandabuy', 'wegobuy', 'hagobuy', 'joyabuy'];
    expect(namesOf([...closed, 'cnfans', 'PandaBuy'], ['pandabuy', 'cnfans'])).toEqual(['cnfans']);
    expect(
      AGENTS.filter((agent) => agent.closed)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(closed.sort());
  });
});
