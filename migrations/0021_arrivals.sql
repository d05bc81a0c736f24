CREATE TABLE `arrival_accuracy` (
	`route` text NOT NULL,
	`checkpoint` text NOT NULL,
	`margin` real DEFAULT 0 NOT NULL,
	`judged` real DEFAULT 0 NOT NULL,
	`held` real DEFAULT 0 NOT NULL,
	PRIMARY KEY(`route`, `checkpoint`)
);
--> statement-breakpoint
CREATE TABLE `arrival_samples` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pool` text NOT NULL,
	`parcel` text,
	`rank` integer NOT NULL,
	`day` integer NOT NULL,
	`since` integer NOT NULL,
	`known_from` integer NOT NULL,
	`next_at` integer,
	`ended_at` integer,
	`delivered` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `arrival_samples_by_pool` ON `arrival_samples` (`pool`,`since`,`rank`);--> statement-breakpoint
CREATE INDEX `arrival_samples_by_day` ON `arrival_samples` (`pool`,`day`);--> statement-breakpoint
CREATE INDEX `arrival_samples_of_parcel` ON `arrival_samples` (`parcel`) WHERE parcel is not null;--> statement-breakpoint
CREATE TABLE `arrival_windows` (
	`parcel` text NOT NULL,
	`checkpoint` text NOT NULL,
	`route` text NOT NULL,
	`earliest` integer NOT NULL,
	`latest` integer NOT NULL,
	`closes_at` integer,
	PRIMARY KEY(`parcel`, `checkpoint`)
);
--> statement-breakpoint
CREATE INDEX `arrival_windows_to_close` ON `arrival_windows` (`closes_at`) WHERE closes_at is not null;--> statement-breakpoint
CREATE TABLE `delivery_weekdays` (
	`country` text NOT NULL,
	`weekday` integer NOT NULL,
	`deliveries` integer NOT NULL,
	PRIMARY KEY(`country`, `weekday`)
);
--> statement-breakpoint
CREATE TABLE `told_arrivals` (
	`topic_id` integer PRIMARY KEY NOT NULL,
	`earliest` integer,
	`likeliest` integer,
	`latest` integer,
	`told_at` integer NOT NULL,
	`moved_on` integer,
	`check_at` integer,
	FOREIGN KEY (`topic_id`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `told_arrivals_to_check` ON `told_arrivals` (`check_at`) WHERE check_at is not null;--> statement-breakpoint
CREATE TABLE `traveling_parcels` (
	`parcel` text PRIMARY KEY NOT NULL,
	`known_from` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`seen_clock` integer NOT NULL,
	`watched` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `traveling_parcels_by_look` ON `traveling_parcels` (`seen_at`);--> statement-breakpoint
-- Whole durations by route: what was known before, until newer parcels take its place.
INSERT INTO arrival_samples (pool, rank, day, since, known_from, ended_at, delivered)
SELECT origin || ' ' || to_country || ' accepted', id % 65536, since / 86400000, since, since, delivered_at, 1
FROM (
  SELECT id, origin, to_country, delivered_at, delivered_at - (days - 1) * 86400000 AS since,
    row_number() OVER (PARTITION BY origin, to_country ORDER BY delivered_at DESC, id DESC) AS newest
  FROM (
    SELECT *, CASE WHEN from_country IN ('CN', 'HK', 'MO') THEN 'CN' ELSE from_country END AS origin
    FROM delivered_parcels
  ) AS known
) AS numbered
WHERE newest <= 400;
