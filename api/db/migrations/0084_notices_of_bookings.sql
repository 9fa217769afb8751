ALTER TABLE "mails" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_booking" ON "notices" USING btree ("booking_id");--> statement-breakpoint
UPDATE "notices" SET "booking_id" = "bookings"."id" FROM "bookings" WHERE "notices"."addressee" IS NOT NULL AND "bookings"."uuid"::text = split_part("notices"."cause", ' ', 2);--> statement-breakpoint
DELETE FROM "notices" WHERE "addressee" IS NOT NULL AND "booking_id" IS NULL;--> statement-breakpoint
ALTER TABLE "notices" DROP COLUMN "addressee";