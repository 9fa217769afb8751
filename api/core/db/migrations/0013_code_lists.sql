CREATE TABLE "code_lists" (
	"kind" varchar(11) NOT NULL,
	"valid_from" date NOT NULL,
	"shipped" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_lists_kind_valid_from_pk" PRIMARY KEY("kind","valid_from")
);
--> statement-breakpoint
CREATE TABLE "insurer_branches" (
	"valid_from" date NOT NULL,
	"code" varchar(4) NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "insurer_branches_valid_from_code_pk" PRIMARY KEY("valid_from","code")
);
--> statement-breakpoint
CREATE TABLE "listed_operations" (
	"valid_from" date NOT NULL,
	"code" varchar(5) NOT NULL,
	"expertise" varchar(3) NOT NULL,
	"name" text NOT NULL,
	"duration" double precision,
	"carrier_minutes" double precision,
	"points" integer,
	"category" varchar(2),
	"places" varchar(5),
	"material" varchar(1),
	CONSTRAINT "listed_operations_valid_from_code_expertise_pk" PRIMARY KEY("valid_from","code","expertise")
);
--> statement-breakpoint
CREATE TABLE "medical_operations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(5) NOT NULL,
	"expertise" varchar(3) NOT NULL,
	CONSTRAINT "medical_operations_code" UNIQUE("code","expertise")
);
--> statement-breakpoint
CREATE TABLE "medical_specialties" (
	"valid_from" date NOT NULL,
	"code" varchar(3) NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "medical_specialties_valid_from_code_pk" PRIMARY KEY("valid_from","code")
);
--> statement-breakpoint
CREATE TABLE "operation_frequencies" (
	"valid_from" date NOT NULL,
	"code" varchar(5) NOT NULL,
	"limitation" varchar(9) NOT NULL,
	"quantity" integer NOT NULL,
	"period" varchar(20) NOT NULL,
	"periods" integer NOT NULL,
	CONSTRAINT "operation_frequencies_row" PRIMARY KEY("valid_from","code","limitation","period","periods","quantity")
);
--> statement-breakpoint
-- One edition for all medical centres: the application reads them, and only imports write them.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON code_lists, medical_operations, listed_operations, operation_frequencies, medical_specialties, insurer_branches FROM motus_app;
