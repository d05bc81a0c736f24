CREATE TABLE "database_owner" (
	"id" bigint PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "destinations_suspended" ON "destinations" USING btree ("id") WHERE suspended_at is not null;