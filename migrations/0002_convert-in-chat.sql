CREATE TABLE `channel_settings` (
	`channel_id` text PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`auto_convert` integer,
	`refused_at` integer
);
--> statement-breakpoint
CREATE INDEX `channel_settings_by_guild` ON `channel_settings` (`guild_id`);--> statement-breakpoint
CREATE TABLE `chat_replies` (
	`source_id` text PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL,
	`reply_id` text NOT NULL,
	`author_id` text NOT NULL,
	`edited_at` integer,
	`replied_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_replies_by_reply` ON `chat_replies` (`reply_id`);--> statement-breakpoint
CREATE INDEX `chat_replies_by_author` ON `chat_replies` (`author_id`);--> statement-breakpoint
CREATE INDEX `chat_replies_by_age` ON `chat_replies` (`replied_at`);--> statement-breakpoint
CREATE TABLE `guild_settings` (
	`guild_id` text PRIMARY KEY NOT NULL,
	`auto_convert` integer NOT NULL,
	`agents` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `user_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`opted_out` integer NOT NULL,
	`agents` text NOT NULL
);
