DROP INDEX "events_by_digest";--> statement-breakpoint
CREATE UNIQUE INDEX "events_by_digest" ON "events" USING btree ("created_at","digest");