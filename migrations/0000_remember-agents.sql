CREATE TABLE `agents` (
	`id` text PRIMARY KEY NOT NULL,
	`last_seen_at` integer NOT NULL
);
