import { plainText } from '../discord/limits.ts';
import { agentName } from '../links/catalogue.ts';

/** A map, since a platform may be called anything, `constructor` included. */
const PLATFORM_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    weidian: 'Weidian',
    'the service': 'Weidian',
    taobao: 'Taobao',
    tmall: 'Tmall',
    '1688': '1688',
    xianyu: 'Xianyu',
    jd: 'JD',
    pinduoduo: 'Pinduoduo',
  }),
);

/** Stands for a name of nothing but blanks. */
const UNNAMED = '?';

/** The name people use for a platform; an unknown one is shown as the service spells it. */
export function platformDisplayName(platform: string): string {
  return PLATFORM_NAMES.get(platform.toLowerCase()) ?? (plainText(platform, 40) || UNNAMED);
}

/** The name an agent goes by; an unknown one is shown as the service spells it. */
export function agentDisplayName(id: string): string {
  return agentName(id) ?? (plainText(id, 40) || UNNAMED);
}
