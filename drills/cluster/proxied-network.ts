import { freePort } from '../../sandbox/free-port.ts';
import { startCleaner } from './cleaner.ts';
import type { Endpoint, MachineLink, Network, NetworkOptions, Ports } from './network.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const LOCAL = '127.0.0.1';
/** Machines have different loopback addresses. */
const FIRST_MACHINE = 11;

/** All machines run on this one, and reach each other only through proxies. */
export async function createProxiedNetwork({ machines, ports, folder }: NetworkOptions): Promise<Network> {
  const cleaner = startCleaner([], folder);
  const created = await Promise.all(Array.from({ length: machines }, (_, index) => machine(index, ports)));
  return {
    description: 'proxies on one machine',
    outside: LOCAL,
    database: { command: [], host: LOCAL },
    machines: created.map(({ link }) => link),
    async close() {
      await Promise.all(created.flatMap(({ proxies }) => proxies.map((proxy) => proxy.close())));
      await cleaner.run();
    },
  };
}

async function machine(
  index: number,
  ports: Ports,
): Promise<{ readonly link: MachineLink; readonly proxies: readonly TcpProxy[] }> {
  const address = `127.0.0.${FIRST_MACHINE + index}`;
  const to = (port: number) => startTcpProxy({ host: LOCAL, port }, address);
  const database = await to(ports.database);
  const discord = await to(ports.discord);
  const service = await to(ports.service);
  const listens = { host: LOCAL, port: await freePort() };
  const receiver = await startTcpProxy(listens);
  const proxies = [database, discord, service, receiver];
  const setCut = (cut: readonly TcpProxy[], isCut: boolean) => {
    for (const proxy of cut) proxy.setCut(isCut);
  };
  const link: MachineLink = {
    command: [],
    address,
    discord: endpointOf(discord),
    service: endpointOf(service),
    database: endpointOf(database),
    listens,
    receiver: endpointOf(receiver),
    cut: async (from) => setCut(from === 'everything' ? proxies : [database], true),
    restore: async () => setCut(proxies, false),
  };
  return { link, proxies };
}

const endpointOf = ({ port }: TcpProxy): Endpoint => ({ host: LOCAL, port });
