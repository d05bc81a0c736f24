CREATE TABLE "shared_posts" (
	"message_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"channel_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"is_named" boolean NOT NULL,
	"posted_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guild_settings" ADD COLUMN "kilogram_price" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "shared_hauls" ADD COLUMN "is_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "kilogram_price" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "shared_posts_by_user" ON "shared_posts" USING btree ("user_id","posted_at");