import { type Check, inside, refuse } from './report.ts';
import { type Body, listIn, optional, shape } from './shape.ts';
import { flag, oneOf, snowflake, unique } from './values.ts';

const ids = unique(snowflake, 0, 100);

/** `allowed_mentions`: a kind is either parsed from the text or listed, not both. */
export const allowedMentions: Check = shape(
  {
    parse: optional(unique(oneOf('roles', 'users', 'everyone'), 0, 3)),
    users: optional(ids),
    roles: optional(ids),
    replied_user: optional(flag),
  },
  (body: Body, at) => {
    for (const kind of ['users', 'roles']) {
      if (listIn(body, kind).length > 0 && listIn(body, 'parse').includes(kind)) {
        const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
        refuse(inside(at, kind), 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
      }
    }
  },
);
