/** Adds the matchers `toHaveText` and `toHaveButton` for messages to `expect`. */
import 'local-discord/vitest';
