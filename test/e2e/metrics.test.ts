import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const SCAN = { date: '2026-11-20', hour: '10:00', location: 'Leipzig', country: 'DE' };

const bot = useRunningBot();

async function metrics(): Promise<string> {
  const response = await fetch(new URL('/metrics', bot().receiverUrl));
  expect(response.headers.get('content-type')).toContain('text/plain');
  return response.text();
}

it('the bot counts commands, calls, events and alerts, by name and outcome', async () => {
  const { discord, receiverUrl } = bot();
  const run = async (name: string, options: object, subcommand?: string) => {
    const call = { userId: seeded.ada, channelId: seeded.general, name, options: { ...options } };
    const { interactionId } = await discord.runCommand(
      subcommand === undefined ? call : { ...call, subcommand },
    );
    return discord.waitForAnswer(interactionId);
  };
  await run('track', { number: 'LX208857143CN' });
  await run('track', { number: 'LX208857143CN' });
  await run('track', { number: 'NOPE00000000CN' });
  await run('convert', { link: 'https://example.com/shoes' });
  await run('alerts', { event: 'tracking', channel: seeded.parcels }, 'add');
  const event = trackingUpdated('LX208857143CN', { ...SCAN, status: 'Out for delivery' });
  for (const _ of [1, 2]) await postEvent(receiverUrl, event);
  await fetch(receiverUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  await discord.waitForMessage(({ channelId }) => channelId === seeded.parcels);
  await discord.as(seeded.mo).in(seeded.general).send('https://weidian.com/item.html?itemID=7212345601');
  await discord.waitForMessage(({ replyTo }) => replyTo !== null);

  await expect.poll(metrics).toMatch(/haulmate_chat_links_total\{outcome="replied"\} 1\n/);
  const text = await metrics();
  for (const line of [
    'haulmate_commands_total{command="track",outcome="answered"} 3',
    'haulmate_commands_total{command="convert",outcome="rejected"} 1',
    'haulmate_command_seconds_count{command="track"} 3',
    'haulmate_api_calls_total{operation="tracking",outcome="ok"} ',
    'haulmate_api_calls_total{operation="tracking",outcome="not_found"} 1',
    'haulmate_api_cache_total{operation="tracking",result="hit"} ',
    'haulmate_api_waiting{priority="person"} 0',
    'haulmate_poll_topics 0',
    'haulmate_poll_overdue 0',
    'haulmate_poll_lag_seconds 0',
    'haulmate_events_total{kind="tracking.updated",outcome="accepted"} 1',
    'haulmate_events_total{kind="tracking.updated",outcome="duplicate"} 1',
    'haulmate_events_total{kind="unknown",outcome="refused"} 1',
    'haulmate_deliveries_total{outcome="sent"} 1',
    'haulmate_deliveries_total{outcome="dropped"} 0',
    'haulmate_events_total{kind="unknown",outcome="failed"} 0',
    'haulmate_delivery_seconds_count 1',
    'haulmate_queue_length 0',
    'haulmate_gateway_up 1',
    'process_resident_memory_bytes ',
  ]) {
    expect(text).toContain(line);
  }
});
