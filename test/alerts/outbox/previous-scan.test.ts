import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';

const alerting = useAlerts();

async function sampleScans() {
  const [newest, earlier] = (await alerting().api.tracking(NUMBER)).data.updates;
  if (newest === undefined || earlier === undefined) throw new Error('The sample has too few scans');
  return { newest, earlier };
}

it('shows the scan before the announced one, from the history of the service', async () => {
  const { store, ingestUpdate, waitForText } = alerting();
  await addAlertChannel(store, seeded.parcels);
  const { newest, earlier } = await sampleScans();
  await ingestUpdate(scanUpdate(NUMBER, newest));
  const message = await waitForText(seeded.parcels, `**${newest.status}**`);
  expect(allTextOf(message)).toContain(`Previously: ${earlier.status}`);
});

it('still announces a scan that an earlier alert showed as the previous one', async () => {
  const { store, ingestUpdate, waitForText } = alerting();
  await addAlertChannel(store, seeded.parcels);
  const { newest, earlier } = await sampleScans();
  await ingestUpdate(scanUpdate(NUMBER, newest));
  await waitForText(seeded.parcels, `Previously: ${earlier.status}`);
  await ingestUpdate(scanUpdate(NUMBER, earlier));
  expect(await waitForText(seeded.parcels, `**${earlier.status}**`)).toBeDefined();
});
