CREATE TABLE "cash_closes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"cash_box_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"last_entry_id" integer,
	"counted" bigint NOT NULL,
	"difference" bigint NOT NULL,
	"reason" text,
	"profile_id" integer NOT NULL,
	CONSTRAINT "cash_closes_difference" CHECK (counted >= 0 and (difference = 0 or reason is not null))
);
--> statement-breakpoint
ALTER TABLE "cash_closes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cash_closes" ADD CONSTRAINT "cash_closes_cash_box_id_cash_boxes_id_fk" FOREIGN KEY ("cash_box_id") REFERENCES "public"."cash_boxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_closes" ADD CONSTRAINT "cash_closes_last_entry_id_cash_entries_id_fk" FOREIGN KEY ("last_entry_id") REFERENCES "public"."cash_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_closes" ADD CONSTRAINT "cash_closes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_closes_box" ON "cash_closes" USING btree ("medical_center_id","cash_box_id","at");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "cash_closes" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE TRIGGER cash_closes_stay BEFORE UPDATE OR DELETE ON cash_closes FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_closed_cash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM cash_closes WHERE cash_box_id = NEW.cash_box_id AND at > NEW.at) THEN
    RAISE EXCEPTION 'The cash box is closed at that time' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER cash_entries_after_close BEFORE INSERT ON cash_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_cash();
