CREATE TABLE "secret_fingerprints" (
	"name" varchar(60) PRIMARY KEY NOT NULL,
	"fingerprint" varchar(64) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "secret_fingerprints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON "secret_fingerprints" FROM motus_app;