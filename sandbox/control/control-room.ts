import { BOT_PERMISSIONS, type FailurePlan, type GatewayLoss, Permission } from 'local-discord';
import { createListeners } from 'local-discord/listeners';
import type { BotSupervisor } from '../bot-supervisor.ts';
import { buildBot } from '../build-bot.ts';
import type { LocalDiscord } from '../discord.ts';
import {
  type Fault,
  type OfferChange,
  SAMPLES,
  type Service,
  type SignatureFormat,
} from '../service/index.ts';
import { type AgedScan, ageStored } from './age-stored.ts';
import type { RoomState } from './protocol.ts';
import { spaced } from './spaced.ts';

/** Permissions that can be removed from the bot in one channel. */
export const REMOVABLE_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'ReadMessageHistory',
] as const;
export type RemovablePermission = (typeof REMOVABLE_PERMISSIONS)[number];

/** How Discord can fail for a few requests. */
export const DISCORD_FAILURES = ['429', '500', 'unanswered', 'answer_lost'] as const;
export type DiscordFailure = (typeof DISCORD_FAILURES)[number];

const FAILURES: Readonly<Record<DiscordFailure, FailurePlan>> = {
  '429': { status: 429, retryAfter: 2 },
  '500': { status: 500 },
  unanswered: { silence: 'unanswered' },
  answer_lost: { silence: 'answer_lost' },
};
const FAILING_REQUESTS = 3;

export interface ControlRoomParts {
  readonly bot: BotSupervisor;
  readonly discord: LocalDiscord;
  readonly service: Service;
  /** The bot's database. */
  readonly databasePath: string;
}

export type ControlRoom = ReturnType<typeof createControlRoom>;

/** The actions of the control room. Each returns a sentence for the page to show. */
export function createControlRoom({ bot, discord, service, databasePath }: ControlRoomParts) {
  const { parcels, qc, offers, webhooks } = service;
  const changes = createListeners<RoomState>();
  const removedPermissions = new Map<string, RemovablePermission>();
  let messageContent = true;

  const state = (): RoomState => ({
    bot: { ...bot.state, isConnected: discord.isConnected() },
    serviceFault: service.fault.current,
    discordFailing: discord.faults.failing,
    messageContent,
    removedPermissions: Object.fromEntries(removedPermissions),
    signatureFormat: webhooks.signatureFormat,
    parcels: SAMPLES.parcels.map((parcel) => ({ ...parcel, remaining: parcels.remaining(parcel.number) })),
  });
  const changed = () => changes.notify(state());
  bot.onChange(changed);
  service.onChange(changed);
  // A request may use up a planned failure, and a closed gateway changes the bot's state.
  discord.onWire(changed);
  const report = (sentence: string) => {
    changed();
    return sentence;
  };

  return {
    state,
    onChange: changes.listen,

    nextScan(number: string) {
      const latest = parcels.advance(number);
      return report(latest === null ? 'This parcel has no further scans.' : `New scan: ${latest.status}`);
    },
    scanAll() {
      const scanned = SAMPLES.parcels.filter(({ number }) => parcels.advance(number) !== null);
      return report(`New scans: ${scanned.length} parcels`);
    },
    /** The bot is stopped while the clock moves, so that it sees what it would see after a day. */
    async makeOlder() {
      const { isRunning } = bot.state;
      await bot.stop();
      const before = SAMPLES.parcels.map(({ number }) => ({ number, scans: parcels.scans(number) }));
      parcels.makeOlder();
      const aged = before.flatMap(({ number, scans }) => {
        const after = parcels.scans(number);
        return scans.flatMap((scan, index): AgedScan[] => {
          const older = after[index];
          return older === undefined ? [] : [[number, scan, older]];
        });
      });
      ageStored(databasePath, aged);
      if (isRunning) bot.start();
      return report('All parcels are a day older.');
    },
    restart(number: string) {
      const latest = parcels.restart(number);
      return report(
        latest === null ? 'This parcel has no scans yet.' : 'The parcel is where it was at the start.',
      );
    },
    deliver(number: string) {
      return report(describeScan(parcels.scan(number, 'Delivered, handed to the recipient', 'final')));
    },
    exception(number: string) {
      return report(describeScan(parcels.scan(number, 'Delivery failed: address incomplete')));
    },
    newBatch(product: Parameters<typeof qc.addBatch>[0]) {
      const batch = qc.addBatch(product);
      if (batch === null) return report('The service does not know this product.');
      return report(`New set of ${batch.photos.length} photos${batch.sku === '' ? '' : `: ${batch.sku}`}`);
    },

    changeOffer({
      change,
      ...product
    }: Parameters<typeof qc.addBatch>[0] & { readonly change: OfferChange }) {
      const result = offers.change(product, change);
      if (result === null) return report('The service does not know this product.');
      const { price, availability } = result;
      const cost = price === undefined ? 'No price' : `${price.currency} ${price.low}`;
      return report(`${cost}, ${availability.total_stock} in stock`);
    },

    breakService(fault: Fault | null) {
      service.fault.set(fault);
      return report(
        fault === null ? 'The service works again.' : `All requests to the service fail: ${fault}.`,
      );
    },
    async sendAgain() {
      const status = await webhooks.sendAgain();
      if (status === null) return report('No webhook has been sent yet, or the receiver did not respond.');
      if (status === 200) return report('Repeated. The receiver accepted it as a duplicate.');
      return report(`The receiver responded with ${status}.`);
    },
    async sendForged() {
      const status = await webhooks.sendForged({ event: 'tracking.updated', data: FORGED });
      if (status === 401 || status === 429)
        return report(`The receiver rejected the forged webhook, as it should: ${status}.`);
      return report(
        status === null ? 'The receiver did not respond.' : `The receiver responded with ${status}.`,
      );
    },
    setSignatureFormat(signatureFormat: SignatureFormat) {
      webhooks.signatureFormat = signatureFormat;
      return report(`Webhooks are now signed in the format ${signatureFormat}.`);
    },

    failDiscord(how: DiscordFailure) {
      discord.faults.failNext({ ...FAILURES[how], times: FAILING_REQUESTS });
      return report(`The bot’s next ${FAILING_REQUESTS} requests to Discord fail: ${how.replace('_', ' ')}.`);
    },
    stopFailing() {
      discord.faults.stopFailing();
      return report('Discord works again.');
    },
    dropGateway(how: GatewayLoss) {
      discord.faults.dropGateway(how);
      return report(`The gateway connection was ended: ${how}.`);
    },
    allowMessageContent(isAllowed: boolean) {
      messageContent = isAllowed;
      discord.admin.refuseMessageContent(!isAllowed);
      if (isAllowed) return report('Enabled. The bot will request the intent at its next start.');
      discord.faults.dropGateway('invalid');
      return report(
        'Disabled. Discord closes the connection with code 4014, and the bot exits. Press Start to run it without the intent.',
      );
    },
    removePermission(channelId: string, permission: RemovablePermission | null) {
      discord.admin.setBotPermissions(
        channelId,
        permission === null ? null : BOT_PERMISSIONS & ~Permission[permission],
      );
      if (permission === null) removedPermissions.delete(channelId);
      else removedPermissions.set(channelId, permission);
      return report(
        permission === null
          ? 'Permission restored.'
          : `The bot has lost a permission in this channel: ${spaced(permission)}.`,
      );
    },

    async startBot() {
      await buildBot();
      bot.start();
      return report('The bot is starting.');
    },
    async stopBot() {
      await bot.stop();
      return report('The bot has stopped.');
    },
    async killBot() {
      await bot.kill();
      return report('The bot was killed with SIGKILL.');
    },
  };
}

/** A scan of a sample parcel that never happened. */
const FORGED = {
  tracking_id: SAMPLES.parcels[0]?.number ?? '',
  status: 'Forged scan',
  latest: { date: '2026-01-01', hour: '00:00', status: 'Forged scan', location: 'Nowhere', country: 'XX' },
};

function describeScan(latest: { readonly status: string } | null): string {
  return latest === null ? 'The service does not know this parcel.' : `New scan: ${latest.status}`;
}
