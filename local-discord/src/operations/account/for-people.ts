import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { Router } from '../../rest/router.ts';

const TAKE_A_PERSONS_TOKEN = [
  'create_or_join_lobby',
  'leave_lobby',
  'edit_lobby_channel_link',
  'create_linked_lobby_guild_invite_for_self',
  'list_my_connections',
  'get_openid_connect_userinfo',
] as const;

const TAKE_PROVISIONAL_ACCOUNTS = [
  'update_user_message_external_moderation_metadata',
  'bot_partner_sdk_token',
  'bot_partner_sdk_unmerge_provisional_account',
] as const;

const WITH_CLIENT_SECRET = ['partner_sdk_token', 'partner_sdk_unmerge_provisional_account'] as const;

const personal = { refused: "20001: it takes a person's OAuth2 token" };
const provisional = { refused: '530000: no application here may use provisional accounts' };

/** Operations that the OpenAPI lists for bots, but no bot here can use. */
export function operationsForPeople({ handle, handleOpen }: Router, _context: Context): void {
  for (const id of TAKE_A_PERSONS_TOKEN) handle(id, refuseBots, personal);
  for (const id of TAKE_PROVISIONAL_ACCOUNTS) handle(id, refuseProvisional, provisional);
  for (const id of WITH_CLIENT_SECRET) handleOpen(id, refuseProvisional, provisional);
}

function refuseBots(): never {
  throw new DiscordError(403, 20_001, 'Bots cannot use this endpoint');
}

function refuseProvisional(): never {
  const message = 'Your Discord application has not been granted the permission to use provisional accounts.';
  throw new DiscordError(403, 530_000, message);
}
