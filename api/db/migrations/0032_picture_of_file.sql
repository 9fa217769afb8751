ALTER TABLE "files" ADD COLUMN "picture" uuid;--> statement-breakpoint
CREATE INDEX "files_picture" ON "files" USING btree ("picture");--> statement-breakpoint
CREATE OR REPLACE FUNCTION stored_files(uuid[]) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT uuid FROM files WHERE uuid = ANY ($1) UNION ALL SELECT thumbnail FROM files WHERE thumbnail = ANY ($1) UNION ALL SELECT picture FROM files WHERE picture = ANY ($1) $$;
