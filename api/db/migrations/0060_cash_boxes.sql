CREATE TYPE "public"."cash_direction" AS ENUM('IN', 'OUT');--> statement-breakpoint
CREATE TABLE "cash_boxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_boxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"number" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_boxes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cash_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"cash_box_id" integer NOT NULL,
	"direction" "cash_direction" NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"payment_entry_id" integer,
	"reason" text,
	"profile_id" integer NOT NULL,
	CONSTRAINT "cash_entries_reason" CHECK (payment_entry_id is not null or reason is not null),
	CONSTRAINT "cash_entries_direction" CHECK (case direction when 'IN' then amount >= 0 else amount <= 0 end)
);
--> statement-breakpoint
ALTER TABLE "cash_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "desks" ADD COLUMN "cash_box_id" integer;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_cash_box_id_cash_boxes_id_fk" FOREIGN KEY ("cash_box_id") REFERENCES "public"."cash_boxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_payment_entry_id_payment_entries_id_fk" FOREIGN KEY ("payment_entry_id") REFERENCES "public"."payment_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_boxes_number" ON "cash_boxes" USING btree ("medical_center_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_entries_number" ON "cash_entries" USING btree ("medical_center_id","cash_box_id","year","direction","number");--> statement-breakpoint
CREATE INDEX "cash_entries_book" ON "cash_entries" USING btree ("medical_center_id","cash_box_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_entries_payment" ON "cash_entries" USING btree ("payment_entry_id");--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_cash_box_id_cash_boxes_id_fk" FOREIGN KEY ("cash_box_id") REFERENCES "public"."cash_boxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "cash_boxes" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "cash_entries" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
INSERT INTO cash_boxes (medical_center_id, number, name) SELECT id, 1, CASE country WHEN 'SK' THEN 'Pokladňa' ELSE 'Pokladna' END FROM medical_centers;--> statement-breakpoint
INSERT INTO cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, payment_entry_id, profile_id)
SELECT medical_center_id, box, direction, year, row_number() OVER (PARTITION BY box, direction, year ORDER BY at, id), at, amount, id, profile_id
FROM (
  SELECT e.id, e.medical_center_id, b.id AS box, (CASE WHEN e.amount > 0 THEN 'IN' ELSE 'OUT' END)::cash_direction AS direction, extract(year FROM e.at AT TIME ZONE 'Europe/Prague')::int AS year, e.at, e.amount + e.rounding AS amount, e.profile_id
  FROM payment_entries e JOIN cash_boxes b ON b.medical_center_id = e.medical_center_id
  WHERE e.method = 'CASH'
) AS taken ORDER BY at, id;--> statement-breakpoint
CREATE TRIGGER cash_entries_stay BEFORE UPDATE OR DELETE ON cash_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
