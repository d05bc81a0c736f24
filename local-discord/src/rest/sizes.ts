import { DiscordError } from '../errors.ts';

const MIB = 1024 * 1024;

/** A whole request (resources/message, "Create Message"). */
export const REQUEST_LIMIT = 25 * MIB;
/** One file. */
export const FILE_LIMIT = 10 * MIB;

/** Discord's answer to a file or a request beyond its limits. */
export const entityTooLarge = () => new DiscordError(413, 40_005, 'Request entity too large');
