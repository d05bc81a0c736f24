import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { alertLinesIn } from '../support/alert-lines.ts';
import { startAlerts } from '../support/alerts-harness.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';

/** Alerts over a database in a file, and another connection that can lock it. */
async function startOverFile() {
  const folder = await mkdtemp(join(tmpdir(), 'locked-'));
  const databasePath = join(folder, 'haulmate.db');
  const alerting = await startAlerts({ databasePath });
  const other = new SQLite(databasePath);
  onTestFinished(async () => {
    other.close();
    await alerting.stop();
    await rm(folder, { recursive: true });
  });
  await addAlertChannel(alerting.store, seeded.parcels);
  const markers = async () => alertLinesIn(await alerting.messagesIn(seeded.parcels), /marker \d/g);
  return { ...alerting, other, markers };
}

it('ingests and posts an event once after the database was locked for 0.7 s', async () => {
  const { other, ingestScan, waitForText, outboxIsEmpty, markers } = await startOverFile();
  other.exec('BEGIN IMMEDIATE');
  const ingested = ingestScan(NUMBER, 'marker 1');
  setTimeout(() => other.exec('COMMIT'), 700);
  expect(await ingested).toBe(true);
  await waitForText(seeded.parcels, 'marker 1');
  await outboxIsEmpty();
  expect(await markers()).toEqual(['marker 1']);
});

it('refuses an event while the database stays locked, and tells it once when it is sent again', async () => {
  const { other, ingestScan, waitForText, outboxIsEmpty, markers } = await startOverFile();
  const send = (marker: string) => ingestScan(NUMBER, marker, { digest: marker });
  other.exec('BEGIN IMMEDIATE');
  await expect(send('marker 1')).rejects.toThrow('does not answer in time');
  other.exec('COMMIT');
  // It may have been stored after all: then it is no longer new.
  await expect.poll(() => send('marker 1').catch(() => 'refused')).not.toBe('refused');
  expect(await send('marker 2')).toBe(true);
  await waitForText(seeded.parcels, 'marker 2');
  await outboxIsEmpty();
  expect(await markers()).toEqual(['marker 1', 'marker 2']);
});
