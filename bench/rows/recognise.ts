import { readFileSync } from 'node:fs';
import { agents, CnItemLink, generateAgentLink, generateRawLink } from 'cn-links';
import { z } from 'zod';
import { PLATFORMS } from '../../sandbox/service/wire.ts';
import { recogniseLink } from '../../src/links/recognise.ts';
import { find } from '../finding.ts';
import { interleaved } from '../measure.ts';
import type { Row } from '../row.ts';

interface Sample {
  readonly url: string;
  readonly platform: string;
  readonly id: string;
}

type Recognise = (url: string) => { readonly platform: string; readonly id: string } | null;

const ours: Recognise = (url) => {
  const link = recogniseLink(url);
  return link?.kind === 'product' ? link.product : null;
};

/** What cn-links offers for text that may be a link: the platform and the id, or nothing. */
const theirs: Recognise = (url) => {
  const parsed = URL.parse(url);
  const found = parsed === null ? undefined : CnItemLink.safeInstantiate(parsed);
  return found?.success === true ? { platform: found.data.marketplace, id: found.data.id } : null;
};

const IDS = ['7234567890', '6543210987', '720123456789', '5789470155'];

/** Every link that cn-links itself can make. */
function generated(): Sample[] {
  return PLATFORMS.flatMap((platform) =>
    IDS.flatMap((id) => [
      { url: generateRawLink(platform, id).href, platform, id },
      ...agents.map((agent) => ({ url: generateAgentLink(agent, platform, id).href, platform, id })),
    ]),
  );
}

const vectors = z.array(
  z.object({ input: z.string(), platform: z.string().nullable(), id: z.string().nullable() }),
);

/** Collected links, when LINK_VECTORS names their file. */
function collected(): Sample[] {
  const file = process.env['LINK_VECTORS'];
  if (file === undefined) return [];
  return vectors
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ input, platform, id }) =>
      platform === null || id === null ? [] : [{ url: input, platform, id }],
    );
}

export default {
  name: 'recognise',
  async measure({ quick }) {
    const samples = [...generated(), ...collected()];
    const passes = quick ? 5 : 30;
    const microseconds = (recognise: Recognise) => () => {
      const before = process.cpuUsage();
      for (let pass = 0; pass < passes; pass += 1) for (const { url } of samples) recognise(url);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / passes / samples.length;
    };
    const reference = microseconds(theirs);
    await interleaved(2, reference, microseconds(ours));
    const recallOf = (recognise: Recognise) => () => share(samples, recognise);
    const against = 'cn-links';
    const note = `${generated().length} links made by cn-links, ${collected().length} collected ones (LINK_VECTORS).`;
    return [
      find(
        {
          measure: 'CPU for recognising one product link',
          against,
          unit: 'µs',
          target: { of: 'ratio', bound: 'at most', value: 0.1 },
          note,
        },
        await interleaved(quick ? 5 : 15, reference, microseconds(ours)),
      ),
      find(
        {
          measure: 'product links recognised',
          against,
          unit: '%',
          target: { of: 'ratio', bound: 'at least', value: 1 },
        },
        await interleaved(1, recallOf(theirs), recallOf(ours)),
      ),
    ];
  },
} satisfies Row;

/** Percent of the samples that are taken for what they are. */
function share(samples: readonly Sample[], recognise: Recognise): number {
  const right = samples.filter(({ url, platform, id }) => {
    const found = recognise(url);
    return found !== null && family(found.platform) === family(platform) && found.id === id;
  });
  return (100 * right.length) / samples.length;
}

/** Taobao and Tmall share their ids, and most agents call both by one name. */
function family(platform: string): string {
  return platform === 'tmall' ? 'taobao' : platform;
}
