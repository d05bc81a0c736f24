/** What `--help` prints. */
export const HELP = `Usage: local-discord [options]

Starts a Discord in memory, with a chat page, for any bot in any language.

  -p, --port <number>      where to listen: 4400 unless given (or PORT says otherwise), 0 for a free one
      --host <address>     127.0.0.1, this machine only, unless given
      --seed <file>        JSON with the servers, channels, people and bots at the start
      --token <token>      the only token of the first bot; without it, every token is accepted
      --tls-cert <file>    a certificate, and
      --tls-key <file>     its private key, in PEM: HTTPS instead of HTTP
      --strictness <how>   lenient (no rate limits), discord, or strict (refuses fields that Discord ignores)
      --transcript <file>  append what people and bots do, line by line
  -h, --help
  -v, --version
`;

export interface Addresses {
  readonly version: string;
  readonly url: string;
  readonly apiUrl: string;
  readonly token: string;
}

/** Printed after the start: the addresses, and how to point libraries at them. */
export function greeting({ version, url, apiUrl, token }: Addresses): string {
  const { host, hostname, port } = new URL(url);
  const gatewayUrl = `${url.replace(/^http/, 'ws')}/gateway`;
  const agent = `Object.assign(new http.Agent({ host: '${hostname}', port: ${port} }), { protocol: 'https:' })`;
  return `Local Discord ${version}

  Page   ${url}
  API    ${apiUrl}
  Token  ${token}

  discord.js  new Client({ intents, rest: { api: '${apiUrl}' } })
  discord.py  discord.http.Route.BASE = '${apiUrl}/v10'; discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL('${gatewayUrl}')
  Eris        new Client('Bot …', { intents, rest: { domain: '${host}', baseURL: '/api/v10', agent: ${agent} } })
`;
}
