CREATE TABLE `channel_polls` (
	`channel_id` text NOT NULL,
	`product` text NOT NULL,
	`message_id` text,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`channel_id`, `product`)
);
--> statement-breakpoint
CREATE INDEX `channel_polls_by_message` ON `channel_polls` (`message_id`);--> statement-breakpoint
CREATE INDEX `channel_polls_by_end` ON `channel_polls` (`ends_at`);--> statement-breakpoint
ALTER TABLE `user_settings` ADD `currency_offer_ends_at` integer;--> statement-breakpoint
CREATE INDEX `shared_posts_by_age` ON `shared_posts` (`posted_at`);