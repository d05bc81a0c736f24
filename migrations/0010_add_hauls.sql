CREATE TABLE `haul_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`haul_id` integer NOT NULL,
	`product` text NOT NULL,
	`variant` text NOT NULL,
	`variant_name` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`haul_id`) REFERENCES `hauls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `haul_items_once` ON `haul_items` (`haul_id`,`product`,`variant`);--> statement-breakpoint
CREATE TABLE `haul_parcels` (
	`haul_id` integer NOT NULL,
	`number` text NOT NULL,
	PRIMARY KEY(`haul_id`, `number`),
	FOREIGN KEY (`haul_id`) REFERENCES `hauls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hauls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`name` text,
	`divisor` integer NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `hauls_by_user` ON `hauls` (`user_id`,`changed_at`);--> statement-breakpoint
CREATE TABLE `shared_hauls` (
	`key` text PRIMARY KEY NOT NULL,
	`haul_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`name` text,
	`divisor` integer NOT NULL,
	`items` text NOT NULL,
	`shared_at` integer NOT NULL,
	FOREIGN KEY (`haul_id`) REFERENCES `hauls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shared_hauls_by_user` ON `shared_hauls` (`user_id`,`shared_at`);--> statement-breakpoint
ALTER TABLE `guild_settings` ADD `haul_buttons` integer DEFAULT true NOT NULL;