CREATE TABLE "ft_voucher_applicants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ft_voucher_applicants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"icp" varchar(8) NOT NULL,
	"expertise" varchar(3) NOT NULL,
	"phone" text,
	"address" text,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ft_voucher_applicants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ft_voucher_applicants" ADD CONSTRAINT "ft_voucher_applicants_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ft_voucher_applicants_known" ON "ft_voucher_applicants" USING btree ("medical_center_id","icp","expertise","words") WHERE "ft_voucher_applicants"."archived_at" is null;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "ft_voucher_applicants" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));