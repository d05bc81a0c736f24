import { createNamespaces } from './namespaces.ts';
import type { Network, NetworkOptions } from './network.ts';
import { createProxiedNetwork } from './proxied-network.ts';

/**
 * Network namespaces, or proxies where this process may not make any.
 * @param log takes the reason for proxies
 */
export async function createNetwork(
  options: NetworkOptions,
  log: (line: string) => void,
  wanted = process.env['DRILL_NETWORK'],
): Promise<Network> {
  if (wanted === 'proxies') return createProxiedNetwork(options);
  try {
    return await createNamespaces(options);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    log(`network namespaces cannot be made here (${reason}), so proxies on this machine drop the packets`);
    return createProxiedNetwork(options);
  }
}
