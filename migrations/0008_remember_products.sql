CREATE TABLE `delivered_parcels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`from_country` text NOT NULL,
	`to_country` text NOT NULL,
	`days` integer NOT NULL,
	`delivered_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `delivered_parcels_by_route` ON `delivered_parcels` (`from_country`,`to_country`,`delivered_at`);--> statement-breakpoint
CREATE TABLE `exchange_rates` (
	`rates` text PRIMARY KEY NOT NULL,
	`set_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `products` (
	`key` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`image` text,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `products_by_seen` ON `products` (`seen_at`);--> statement-breakpoint
CREATE TABLE `recent_products` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
);
--> statement-breakpoint
ALTER TABLE `chat_replies` ADD `products` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `guild_settings` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `topics` ADD `delivery_recorded_at` integer;--> statement-breakpoint
ALTER TABLE `user_settings` ADD `currency` text;