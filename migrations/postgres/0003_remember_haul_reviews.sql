CREATE TABLE "haul_reviews" (
	"haul_id" bigint NOT NULL,
	"forum_id" text COLLATE "C" NOT NULL,
	"post_id" text COLLATE "C",
	"posted_at" bigint,
	"started_at" bigint,
	CONSTRAINT "haul_reviews_haul_id_forum_id_pk" PRIMARY KEY("haul_id","forum_id")
);
--> statement-breakpoint
ALTER TABLE "haul_reviews" ADD CONSTRAINT "haul_reviews_haul_id_hauls_id_fk" FOREIGN KEY ("haul_id") REFERENCES "public"."hauls"("id") ON DELETE cascade ON UPDATE no action;