CREATE TABLE `haul_reviews` (
	`haul_id` integer NOT NULL,
	`forum_id` text NOT NULL,
	`post_id` text,
	`posted_at` integer,
	`started_at` integer,
	PRIMARY KEY(`haul_id`, `forum_id`),
	FOREIGN KEY (`haul_id`) REFERENCES `hauls`(`id`) ON UPDATE no action ON DELETE cascade
);
