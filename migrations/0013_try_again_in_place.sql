ALTER TABLE `deliveries` ADD `tried_in` text;--> statement-breakpoint
ALTER TABLE `live_cards` ADD `rename_at` integer;--> statement-breakpoint
CREATE INDEX `live_cards_to_rename` ON `live_cards` (`rename_at`) WHERE rename_at is not null and thread_id is not null;