UPDATE "topics" SET "reached" = "reached" + 1 WHERE "kind" = 'parcel' AND "reached" >= 4;
