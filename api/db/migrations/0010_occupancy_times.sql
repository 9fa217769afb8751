ALTER TABLE "occupancies" ADD COLUMN "begin_at" timestamp with time zone GENERATED ALWAYS AS (lower(during)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "occupancies" ADD COLUMN "end_at" timestamp with time zone GENERATED ALWAYS AS (upper(during)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "occupancies_profile_begin" ON "occupancies" USING btree ("profile_id","begin_at") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "occupancies_facility_begin" ON "occupancies" USING btree ("facility_id","begin_at") WHERE facility_id is not null;--> statement-breakpoint
CREATE INDEX "occupancies_patient_card_begin" ON "occupancies" USING btree ("patient_card_id","begin_at") WHERE patient_card_id is not null;