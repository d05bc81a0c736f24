-- A process may be posting the oldest message of a channel in a parcel's thread: there it is sent again, so that it is told once.
UPDATE `deliveries` SET `tried_in` = (
  SELECT `live_cards`.`thread_id` FROM `updates`
    JOIN `live_cards` ON `live_cards`.`topic_id` = `updates`.`topic_id`
  WHERE `updates`.`id` = `deliveries`.`update_id`
    AND `live_cards`.`destination_id` = `deliveries`.`destination_id`)
WHERE `status` = 'pending' AND `tried_in` IS NULL AND `batch_key` IS NULL
  AND `destination_id` IN (SELECT `id` FROM `destinations` WHERE `threads` AND NOT `forum`)
  AND `id` IN (SELECT min(`id`) FROM `deliveries` WHERE `status` = 'pending' GROUP BY `destination_id`);--> statement-breakpoint
-- The cards of parcels that have threads go on; the threads stay as they are.
UPDATE `destinations` SET `live_cards` = true WHERE `threads` AND NOT `forum`;--> statement-breakpoint
DROP INDEX `destinations_with_live_cards`;--> statement-breakpoint
CREATE INDEX `destinations_with_live_cards` ON `destinations` (`id`) WHERE live_cards or forum;--> statement-breakpoint
ALTER TABLE `destinations` DROP COLUMN `threads`;