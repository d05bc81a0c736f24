import { describe, expect, it, vi } from 'vitest';
import { finding, findingOf, nowhere, useDoctorSetup } from '../../support/doctor-harness.ts';

const setup = useDoctorSetup();

describe('the doctor checks the service:', () => {
  it('reports that the key is accepted', async () => {
    expect(await findingOf('service')).toEqual(
      finding('good', /accepts the key and converts a link for \d+ agents/),
    );
  });

  it.each([
    ['401', 'bad', /refuses the key \(401\)/],
    ['down', 'bad', /the connection was cut/],
    ['slow', 'bad', /does not answer within 300 ms/],
    ['429', 'warning', /Wait 2 s/],
    ['500', 'bad', /answers 500: it has a problem/],
    ['html', 'bad', /not like the tracking service/],
    ['wrong_types', 'bad', /not like the tracking service/],
    ['huge', 'bad', /not like the tracking service/],
  ] as const)('reports a service with the fault "%s"', async (fault, state, words) => {
    vi.stubEnv('API_TIMEOUT_MS', fault === 'slow' ? '300' : '5000');
    setup().service.fault.set(fault);
    expect(await findingOf('service')).toEqual(finding(state, words));
  });

  it('reports a refused key without printing it, a wrong address, and a port where nothing listens', async () => {
    vi.stubEnv('API_KEY', 'wrong-and-secret');
    const refused = await findingOf('service');
    expect(refused).toEqual(finding('bad', 'refuses the key'));
    expect(refused.text).not.toContain('wrong-and-secret');
    vi.stubEnv('API_BASE_URL', `${setup().serviceUrl}/v1`);
    expect(await findingOf('service')).toEqual(finding('warning', 'without /v1'));
    vi.stubEnv('API_BASE_URL', await nowhere());
    expect(await findingOf('service')).toEqual(finding('bad', 'nothing listens there'));
  });
});
