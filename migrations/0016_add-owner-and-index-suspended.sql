CREATE TABLE `database_owner` (
	`id` integer PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `destinations_suspended` ON `destinations` (`id`) WHERE suspended_at is not null;