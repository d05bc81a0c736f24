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
  FileUpload: 19,
  RadioGroup: 21,
  CheckboxGroup: 22,
  Checkbox: 23,
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
  Attachment: 11,
} as const;

export const Flag = {
  SuppressEmbeds: 4,
  HasThread: 32,
  Ephemeral: 64,
  Thinking: 128,
  Silent: 4096,
  ComponentsV2: 32768,
} as const;

export const ChannelKind = {
  Text: 0,
  Dm: 1,
  Voice: 2,
  Category: 4,
  Announcement: 5,
  Thread: 11,
  PrivateThread: 12,
  Stage: 13,
  Forum: 15,
  Media: 16,
} as const;

export const Command = { Slash: 1, User: 2, Message: 3 } as const;

/** Types of messages that Discord writes by itself. */
export const Notice = {
  RecipientAdd: 1,
  RecipientRemove: 2,
  NameChange: 4,
  Pinned: 6,
  Joined: 7,
  Followed: 12,
  ThreadCreated: 18,
  Reply: 19,
  Command: 20,
  ThreadStarter: 21,
  MenuCommand: 23,
  PollResult: 46,
} as const;
