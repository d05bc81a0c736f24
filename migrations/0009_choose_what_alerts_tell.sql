CREATE TABLE `archived_parcels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`number` text NOT NULL,
	`label` text,
	`days` integer,
	`ended_at` integer,
	`archived_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `archived_parcels_by_user` ON `archived_parcels` (`user_id`,`archived_at`);--> statement-breakpoint
CREATE TABLE `live_cards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`destination_id` integer NOT NULL,
	`topic_id` integer NOT NULL,
	`message_id` text,
	`posted_at` integer,
	`attempted_at` integer,
	`thread_id` text,
	`stale_at` integer,
	`retry_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`topic_id`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `live_cards_by_topic` ON `live_cards` (`destination_id`,`topic_id`);--> statement-breakpoint
CREATE INDEX `live_cards_of_topic` ON `live_cards` (`topic_id`);--> statement-breakpoint
CREATE INDEX `live_cards_by_post` ON `live_cards` (`posted_at`) WHERE posted_at is not null;--> statement-breakpoint
CREATE INDEX `live_cards_by_thread` ON `live_cards` (`thread_id`) WHERE thread_id is not null;--> statement-breakpoint
CREATE INDEX `live_cards_stale` ON `live_cards` (`destination_id`,`stale_at`) WHERE stale_at is not null;--> statement-breakpoint
CREATE TABLE `price_watches` (
	`topic_id` integer PRIMARY KEY NOT NULL,
	`product` text NOT NULL,
	`variant` text NOT NULL,
	`variant_name` text NOT NULL,
	`cheaper` integer DEFAULT true NOT NULL,
	`below` real,
	`restock` integer DEFAULT true NOT NULL,
	`few_left` integer,
	`price` real,
	`stock` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`topic_id`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `price_watches_by_product` ON `price_watches` (`product`);--> statement-breakpoint
CREATE TABLE `prices` (
	`product` text NOT NULL,
	`variant` text NOT NULL,
	`at` integer NOT NULL,
	`price` real,
	`stock` integer,
	PRIMARY KEY(`product`, `variant`, `at`)
);
--> statement-breakpoint
CREATE INDEX `prices_by_age` ON `prices` (`at`);--> statement-breakpoint
CREATE TABLE `watched_products` (
	`product` text PRIMARY KEY NOT NULL,
	`currency` text,
	`next_poll_at` integer,
	`quiet_polls` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `watched_products_due` ON `watched_products` (`next_poll_at`) WHERE next_poll_at is not null;--> statement-breakpoint
ALTER TABLE `alert_channels` ADD `level` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `alert_channels` ADD `pings` text DEFAULT '["problems","out_for_delivery","pickup","delivered"]' NOT NULL;--> statement-breakpoint
ALTER TABLE `destinations` ADD `forum` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `destinations` ADD `reported_at` integer;--> statement-breakpoint
ALTER TABLE `destinations` ADD `default_level` integer;--> statement-breakpoint
ALTER TABLE `destinations` ADD `live_cards` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `destinations` ADD `threads` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `destinations` ADD `silent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `destinations` ADD `quiet_from` integer;--> statement-breakpoint
ALTER TABLE `destinations` ADD `quiet_until` integer;--> statement-breakpoint
ALTER TABLE `destinations` ADD `digest_at` integer;--> statement-breakpoint
ALTER TABLE `destinations` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `destinations` ADD `hold_from` integer;--> statement-breakpoint
ALTER TABLE `destinations` ADD `held_until` integer;--> statement-breakpoint
CREATE INDEX `destinations_to_release` ON `destinations` (`held_until`) WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX `destinations_to_report` ON `destinations` (`suspended_at`) WHERE suspended_at is not null and reported_at is null and kind = 'channel';--> statement-breakpoint
CREATE INDEX `destinations_with_live_cards` ON `destinations` (`id`) WHERE live_cards or threads;--> statement-breakpoint
ALTER TABLE `follows` ADD `shares_label` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `follows` ADD `level` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `follows` ADD `missing` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `topics` ADD `state` text;--> statement-breakpoint
ALTER TABLE `topics` ADD `reached` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `topics` ADD `newest_at` integer;--> statement-breakpoint
ALTER TABLE `topics` ADD `stall_at` integer;--> statement-breakpoint
CREATE INDEX `topics_to_stall` ON `topics` (`stall_at`) WHERE stall_at is not null;--> statement-breakpoint
ALTER TABLE `updates` ADD `notice` text;--> statement-breakpoint
ALTER TABLE `updates` ADD `importance` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_held` ON `deliveries` (`destination_id`,`id`) WHERE status = 'held';