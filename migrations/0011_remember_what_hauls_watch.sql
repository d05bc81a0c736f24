CREATE TABLE `haul_watches` (
	`haul_id` integer NOT NULL,
	`follow_id` integer NOT NULL,
	PRIMARY KEY(`haul_id`, `follow_id`),
	FOREIGN KEY (`haul_id`) REFERENCES `hauls`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`follow_id`) REFERENCES `follows`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `haul_watches_by_follow` ON `haul_watches` (`follow_id`);