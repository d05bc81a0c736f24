/**
 * Discord's numbers by name. discord-api-types has them as runtime enums, but bundling those would cost
 * the page ten times its own size, so only its types are used.
 */
export const Component = {
  ActionRow: 1,
  Button: 2,
  StringSelect: 3,
  TextInput: 4,
  UserSelect: 5,
  RoleSelect: 6,
  MentionableSelect: 7,
  ChannelSelect: 8,
  Section: 9,
  TextDisplay: 10,
  Thumbnail: 11,
  MediaGallery: 12,
  File: 13,
  Separator: 14,
  Container: 17,
  Label: 18,
} as const;

export const Option = {
  Subcommand: 1,
  SubcommandGroup: 2,
  String: 3,
  Integer: 4,
  Boolean: 5,
  User: 6,
  Channel: 7,
  Role: 8,
  Mentionable: 9,
  Number: 10,
} as const;

export const Flag = {
  SuppressEmbeds: 4,
  HasThread: 32,
  Ephemeral: 64,
  Thinking: 128,
  Silent: 4096,
  ComponentsV2: 32768,
} as const;

export const ChannelKind = { Text: 0, Dm: 1, Announcement: 5, Thread: 11, Forum: 15 } as const;

export const Command = { Slash: 1, Message: 3 } as const;
