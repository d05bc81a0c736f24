import { useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';

/** What this is and how a bot connects, for those who have just arrived. */
export function Connect() {
  const api = `${location.origin}/api`;
  const gateway = `${location.origin.replace(/^http/, 'ws')}/gateway`;
  return (
    <section class="connect" aria-label="Connect a bot" data-testid="connect">
      <p>
        This is a Discord on your own machine: nothing here reaches discord.com. Point your bot at the address
        below, with any token, and it appears in this server. Then write here, use its commands, and watch on
        the <em>Wire</em> what the two send each other.
      </p>
      <dl>
        <Line label="API address" text={api} />
        <Line label="discord.js" text={`new Client({ intents, rest: { api: '${api}' } })`} />
        <Line
          label="discord.py"
          text={`discord.http.Route.BASE = '${api}/v10'; discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL('${gateway}')`}
        />
        <Line label="Others" text={`https://discord.com/api → ${api}`} />
      </dl>
    </section>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <button type="button" class="icon-button" aria-label={`Copy: ${label}`} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} size={16} />
        </button>
      </dd>
    </div>
  );
}
