DROP INDEX `events_by_digest`;--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_digest` ON `events` (`created_at`,`digest`);