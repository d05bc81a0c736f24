CREATE TABLE "channel_polls" (
	"channel_id" text COLLATE "C" NOT NULL,
	"product" text COLLATE "C" NOT NULL,
	"message_id" text COLLATE "C",
	"ends_at" bigint NOT NULL,
	CONSTRAINT "channel_polls_channel_id_product_pk" PRIMARY KEY("channel_id","product")
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "currency_offer_ends_at" bigint;--> statement-breakpoint
CREATE INDEX "channel_polls_by_message" ON "channel_polls" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "channel_polls_by_end" ON "channel_polls" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "shared_posts_by_age" ON "shared_posts" USING btree ("posted_at");