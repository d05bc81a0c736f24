import { productTopic } from '../../domain/topic.ts';
import { PLATFORMS } from '../../links/platforms.ts';
import type { Product } from '../../links/product.ts';
import { platformDisplayName } from '../../views/display-names.ts';

/** `weidian:7212345601`, "Weidian · 7212345601", "weidian 7212345601", or the id alone. */
const PRODUCT_ID = /^(?:(?<platform>[\p{L}\d][\p{L}\d ]{0,30}?)\s*[:·/ ]\s*)?(?<id>\d{3,20})$/u;

/**
 * The products that a typed id can mean: one per platform for a bare id, one if the platform is named, none for other text.
 * @param platforms as `API_PLATFORMS` lists them
 */
export function readProductId(text: string, platforms: readonly string[]): Product[] {
  const { platform, id } = PRODUCT_ID.exec(text)?.groups ?? {};
  if (id === undefined) return [];
  if (platform === undefined) return platforms.map((name) => ({ platform: name, id }));
  const wanted = platform.toLowerCase();
  const known = [...platforms, ...PLATFORMS.map((listed) => listed.id)].find((name) =>
    [name.toLowerCase(), platformDisplayName(name).toLowerCase(), topicPlatform(name)].includes(wanted),
  );
  return known === undefined ? [] : [{ platform: known, id }];
}

/** What topics call the platform. */
function topicPlatform(name: string): string {
  return productTopic({ platform: name, id: '' }).key.slice(0, -1);
}
