CREATE TABLE "haul_watches" (
	"haul_id" bigint NOT NULL,
	"follow_id" bigint NOT NULL,
	CONSTRAINT "haul_watches_haul_id_follow_id_pk" PRIMARY KEY("haul_id","follow_id")
);
--> statement-breakpoint
ALTER TABLE "haul_watches" ADD CONSTRAINT "haul_watches_haul_id_hauls_id_fk" FOREIGN KEY ("haul_id") REFERENCES "public"."hauls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "haul_watches" ADD CONSTRAINT "haul_watches_follow_id_follows_id_fk" FOREIGN KEY ("follow_id") REFERENCES "public"."follows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "haul_watches_by_follow" ON "haul_watches" USING btree ("follow_id");