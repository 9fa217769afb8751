CREATE TYPE "public"."price_target" AS ENUM('PROCEDURE', 'ADDITIONAL_PROCEDURE', 'VOUCHER_PRESET');--> statement-breakpoint
CREATE TABLE "prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"target" "price_target" NOT NULL,
	"target_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "prices_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prices_day" ON "prices" USING btree ("medical_center_id","target","target_id","valid_from");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "prices" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- The list price of a day: the latest that holds by then, else the first one, which is in the row of its service, product or
-- preset.
CREATE FUNCTION price_on(center integer, what price_target, which integer, day date, first bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT amount FROM prices WHERE medical_center_id = center AND target = what AND target_id = which AND valid_from <= day ORDER BY valid_from DESC LIMIT 1), first)
$$;
