CREATE TABLE `shared_posts` (
	`message_id` text PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL,
	`user_id` text NOT NULL,
	`is_named` integer NOT NULL,
	`posted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shared_posts_by_user` ON `shared_posts` (`user_id`,`posted_at`);--> statement-breakpoint
ALTER TABLE `guild_settings` ADD `kilogram_price` text;--> statement-breakpoint
ALTER TABLE `shared_hauls` ADD `is_named` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user_settings` ADD `kilogram_price` text;