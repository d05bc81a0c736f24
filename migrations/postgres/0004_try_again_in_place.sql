ALTER TABLE "deliveries" ADD COLUMN "tried_in" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "live_cards" ADD COLUMN "rename_at" bigint;--> statement-breakpoint
CREATE INDEX "live_cards_to_rename" ON "live_cards" USING btree ("rename_at") WHERE rename_at is not null and thread_id is not null;