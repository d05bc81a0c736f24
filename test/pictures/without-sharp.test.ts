import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Journey } from '../../src/domain/parcels/journey.ts';
import { createPictures } from '../../src/pictures/index.ts';
import { loadSharp } from '../../src/pictures/sharp.ts';

const journey: Journey = { stops: [], ahead: null, stage: 'sent', transport: null, state: 'pending' };

function logLines() {
  const lines: { msg: string }[] = [];
  return { lines, log: pino({}, { write: (line) => lines.push(JSON.parse(line)) }) };
}

describe('pictures', () => {
  it('are null where sharp is missing, with one warning', async () => {
    const { lines, log } = logLines();
    const pictures = createPictures({
      enabled: true,
      log,
      load: () => Promise.reject(new Error('no sharp')),
    });
    expect(lines).toEqual([]);
    expect(pictures.canDraw()).toBe(true);
    expect(await pictures.drawJourney(journey)).toBeNull();
    expect(pictures.canDraw()).toBe(false);
    expect(await pictures.drawContactSheet([new Uint8Array(9)], { first: 1 })).toBeNull();
    expect(await pictures.drawMosaic([new Uint8Array(9)], 1)).toBeNull();
    expect(lines.map(({ msg }) => msg)).toEqual(['pictures unavailable: sharp cannot be loaded']);
  });

  it('are null when they are switched off, and sharp is not loaded', async () => {
    const { lines, log } = logLines();
    const load = () => Promise.reject(new Error('loaded'));
    const pictures = createPictures({ enabled: false, log, load });
    expect(pictures.canDraw()).toBe(false);
    expect(await pictures.drawJourney(journey)).toBeNull();
    expect(lines.map(({ msg }) => msg)).toEqual(['pictures off: PICTURES is off']);
  });

  it('are null when sharp fails, and drawn when it works again', async () => {
    const { lines, log } = logLines();
    const sharp = await loadSharp();
    let isBroken = true;
    const load = async () =>
      new Proxy(sharp, {
        apply(target, self, args) {
          if (isBroken) throw new Error('out of memory');
          return Reflect.apply(target, self, args);
        },
      });
    const pictures = createPictures({ enabled: true, log, load });
    expect(await pictures.drawJourney(journey)).toBeNull();
    expect(lines.map(({ msg }) => msg)).toEqual(['picture not drawn']);
    isBroken = false;
    expect(await pictures.drawJourney(journey)).not.toBeNull();
  });
});
