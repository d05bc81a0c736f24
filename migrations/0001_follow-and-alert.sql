CREATE TABLE `alert_channels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`place_id` integer NOT NULL,
	`guild_id` text NOT NULL,
	`event` text NOT NULL,
	`role_id` text,
	`mask` integer NOT NULL,
	`added_by` text,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`place_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_channels_by_place` ON `alert_channels` (`place_id`,`event`);--> statement-breakpoint
CREATE INDEX `alert_channels_by_event` ON `alert_channels` (`event`,`guild_id`);--> statement-breakpoint
CREATE INDEX `alert_channels_by_guild` ON `alert_channels` (`guild_id`);--> statement-breakpoint
CREATE INDEX `alert_channels_by_adder` ON `alert_channels` (`added_by`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer,
	`place_id` integer NOT NULL,
	`news_id` integer NOT NULL,
	`status` text NOT NULL,
	`bundle` text,
	`message_id` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`place_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`news_id`) REFERENCES `news`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`place_id`,`news_id`);--> statement-breakpoint
CREATE INDEX `deliveries_waiting` ON `deliveries` (`place_id`,`id`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `deliveries_by_message` ON `deliveries` (`message_id`) WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX `deliveries_by_event` ON `deliveries` (`event_id`);--> statement-breakpoint
CREATE INDEX `deliveries_by_news` ON `deliveries` (`news_id`);--> statement-breakpoint
CREATE INDEX `deliveries_finished` ON `deliveries` (`finished_at`) WHERE finished_at is not null;--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`digest` text NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`body` text NOT NULL,
	`about` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_digest` ON `events` (`digest`);--> statement-breakpoint
CREATE INDEX `events_by_arrival` ON `events` (`received_at`);--> statement-breakpoint
CREATE INDEX `events_by_topic` ON `events` (`about`);--> statement-breakpoint
CREATE TABLE `follows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`topic_id` integer NOT NULL,
	`place_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`label` text,
	`followed_at` integer NOT NULL,
	`baseline_at` integer,
	FOREIGN KEY (`topic_id`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`place_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follows_by_topic` ON `follows` (`topic_id`,`place_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `follows_by_user` ON `follows` (`user_id`);--> statement-breakpoint
CREATE INDEX `follows_by_place` ON `follows` (`place_id`);--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`topic_id` integer NOT NULL,
	`key` text NOT NULL,
	`data` text NOT NULL,
	`at` integer,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`topic_id`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_by_key` ON `news` (`topic_id`,`key`);--> statement-breakpoint
CREATE INDEX `news_by_moment` ON `news` (`topic_id`,`at`);--> statement-breakpoint
CREATE TABLE `places` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`discord_id` text NOT NULL,
	`guild_id` text,
	`locale` text NOT NULL,
	`last_posted_at` integer,
	`set_aside_at` integer,
	`set_aside_reason` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `places_by_discord_id` ON `places` (`kind`,`discord_id`);--> statement-breakpoint
CREATE TABLE `starts` (
	`at` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `topics` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`next_poll_at` integer,
	`quiet_polls` integer DEFAULT 0 NOT NULL,
	`last_news_at` integer,
	`touched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_by_key` ON `topics` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `topics_due` ON `topics` (`next_poll_at`) WHERE next_poll_at is not null;