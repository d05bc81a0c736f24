import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, buttonOf } from '../../test/support/discord-user.ts';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { errorMessage } from '../error-message.ts';
import { startPhotoService } from '../photo-service.ts';
import { processStats } from '../process-stats.ts';
import { runCommand } from '../slash-commands.ts';

/** Photos per sheet. */
const PHOTOS = 15;
const PEOPLE = { full: 40, short: 10, unit: 'people' };
const MAX_RSS_MB = 300;
/** If other tests run at the same time, memory is freed later. Without a bound, twelve people took 365 MB. */
const MAX_SHORT_RSS_MB = 350;
/** As in the image and the systemd unit. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
/** The local Discord waits 15 seconds for an answer, but a sheet may wait a minute for its turn. */
const MAX_WAITS = 6;

type Shown = 'sheet' | 'sentence' | 'nothing';

const sheets: Drill = {
  name: 'sheets',
  description: `40 people press *Grid* at once, each below other photos: ${PHOTOS} of 12 megapixels, as JPEG, progressive JPEG and WebP`,
  size: PEOPLE,
  async run({ size: people, log }) {
    const service = await startPhotoService(PHOTOS);
    const environment = await startEnvironment({
      settings: { API_BASE_URL: service.url, PICTURE_WAIT_MS: '3000', ...MALLOC },
    });
    try {
      environment.startBot();
      await environment.untilReady();
      await environment.untilCommandsRegistered();
      const { rssMb } = processStats(environment.bot().child.pid ?? 0);
      const startedAt = performance.now();
      const shown = await pressAll(environment, people);
      const tookS = (performance.now() - startedAt) / 1_000;
      const { peakRssMb } = processStats(environment.bot().child.pid ?? 0);
      const count = (what: Shown) => shown.filter((one) => one === what).length;
      log(`${Math.round(rssMb)} → ${Math.round(peakRssMb)} MB`);
      const maxRssMb = people < PEOPLE.full ? MAX_SHORT_RSS_MB : MAX_RSS_MB;
      const failures = [
        ...(peakRssMb > maxRssMb ? [`${Math.round(peakRssMb)} MB resident`] : []),
        ...(count('nothing') > 0 ? [`${count('nothing')} people got neither a sheet nor a sentence`] : []),
        ...(count('sheet') === 0 ? ['nobody got a sheet'] : []),
      ];
      return {
        workload: `${people} people, ${service.sent()} photos`,
        lost: null,
        repeated: null,
        failures,
        measurements: `${count('sheet')} sheets and ${count('sentence')} sentences within ${tookS.toFixed(0)} s; memory ${Math.round(rssMb)} → at most ${Math.round(peakRssMb)} MB`,
      };
    } finally {
      await environment.close();
      await service.close();
    }
  },
};

async function pressAll({ discord }: Environment, people: number): Promise<Shown[]> {
  const caller = { userId: seeded.ada, channelId: seeded.general };
  const cards = [];
  for (let person = 0; person < people; person += 1) {
    const link = `https://weidian.com/item.html?itemID=${7_300_000_000 + person}`;
    cards.push(await runCommand(discord, { name: 'qc', options: { link, private: true } }, caller));
  }
  return Promise.all(
    cards.map(async (card) => {
      const { custom_id: customId } = buttonOf(card, 'Grid');
      const { interactionId } = await discord.as(seeded.ada).press(card, customId);
      return shownBy(discord, interactionId);
    }),
  );
}

async function shownBy(discord: Environment['discord'], interactionId: string): Promise<Shown> {
  for (let wait = 0; wait < MAX_WAITS; wait += 1) {
    const answer = await discord.waitForAnswer(interactionId).catch((error: unknown) => errorMessage(error));
    if (typeof answer === 'string') continue;
    if (answer.attachments.some(({ filename }) => filename === 'contact-sheet.webp')) return 'sheet';
    return allTextOf(answer).includes('make the sheet') ? 'sentence' : 'nothing';
  }
  return 'nothing';
}

export default sheets;
