ALTER TABLE `news` ADD `webhook_at` integer;--> statement-breakpoint
CREATE INDEX `news_by_seen` ON `news` (`seen_at`);--> statement-breakpoint
ALTER TABLE `places` ADD `probe_at` integer;--> statement-breakpoint
ALTER TABLE `places` ADD `probes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `places_to_probe` ON `places` (`probe_at`) WHERE probe_at is not null;