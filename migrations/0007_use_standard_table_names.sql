DROP INDEX `deliveries_waiting`;--> statement-breakpoint
DROP INDEX `deliveries_waiting_by_age`;--> statement-breakpoint
DROP INDEX `deliveries_by_news`;--> statement-breakpoint
DROP INDEX `news_by_key`;--> statement-breakpoint
DROP INDEX `news_by_moment`;--> statement-breakpoint
DROP INDEX `news_by_seen`;--> statement-breakpoint
DROP INDEX `places_by_discord_id`;--> statement-breakpoint
DROP INDEX `places_to_probe`;--> statement-breakpoint
DROP INDEX `alert_channels_by_place`;--> statement-breakpoint
DROP INDEX `follows_by_place`;--> statement-breakpoint
DROP INDEX `events_by_arrival`;--> statement-breakpoint
ALTER TABLE `places` RENAME TO `destinations`;--> statement-breakpoint
ALTER TABLE `news` RENAME TO `updates`;--> statement-breakpoint
ALTER TABLE `starts` RENAME TO `process_starts`;--> statement-breakpoint
ALTER TABLE `destinations` RENAME COLUMN `set_aside_at` TO `suspended_at`;--> statement-breakpoint
ALTER TABLE `destinations` RENAME COLUMN `set_aside_reason` TO `suspension_reason`;--> statement-breakpoint
ALTER TABLE `alert_channels` RENAME COLUMN `place_id` TO `destination_id`;--> statement-breakpoint
ALTER TABLE `follows` RENAME COLUMN `place_id` TO `destination_id`;--> statement-breakpoint
ALTER TABLE `deliveries` RENAME COLUMN `place_id` TO `destination_id`;--> statement-breakpoint
ALTER TABLE `deliveries` RENAME COLUMN `news_id` TO `update_id`;--> statement-breakpoint
ALTER TABLE `deliveries` RENAME COLUMN `bundle` TO `batch_key`;--> statement-breakpoint
ALTER TABLE `topics` RENAME COLUMN `last_news_at` TO `last_update_at`;--> statement-breakpoint
UPDATE `deliveries` SET `status` = 'pending' WHERE `status` = 'waiting';--> statement-breakpoint
CREATE INDEX `deliveries_pending` ON `deliveries` (`destination_id`,`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `deliveries_pending_by_age` ON `deliveries` (`id`,`destination_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `deliveries_by_update` ON `deliveries` (`update_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `updates_by_key` ON `updates` (`topic_id`,`key`);--> statement-breakpoint
CREATE INDEX `updates_by_moment` ON `updates` (`topic_id`,`at`);--> statement-breakpoint
CREATE INDEX `updates_by_seen` ON `updates` (`seen_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_by_discord_id` ON `destinations` (`kind`,`discord_id`);--> statement-breakpoint
CREATE INDEX `destinations_to_probe` ON `destinations` (`probe_at`) WHERE probe_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `alert_channels_by_destination` ON `alert_channels` (`destination_id`,`event`);--> statement-breakpoint
CREATE INDEX `follows_by_destination` ON `follows` (`destination_id`);--> statement-breakpoint
CREATE INDEX `events_by_received` ON `events` (`received_at`);
