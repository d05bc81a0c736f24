import { existsSync } from 'node:fs';

const SETPRIV = '/usr/bin/setpriv';

/** Put before a command, ends it with SIGKILL when this process ends: also one that is frozen. */
export const ENDS_WITH_DRILL: readonly string[] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL'] : [];
