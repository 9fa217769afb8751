CREATE TABLE "medical_diagnoses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_diagnoses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(5) NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "medical_diagnoses_code" UNIQUE("code")
);--> statement-breakpoint
-- One list for all medical centres: the application reads it, and only an import writes it.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON medical_diagnoses FROM motus_app;
