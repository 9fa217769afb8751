ALTER TABLE "waiting_patients" ADD COLUMN "canceled_event_id" integer;--> statement-breakpoint
ALTER TABLE "waiting_patients" ADD CONSTRAINT "waiting_patients_canceled_event_id_events_id_fk" FOREIGN KEY ("canceled_event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_patients_booked_event" ON "waiting_patients" USING btree ("booked_event_id");--> statement-breakpoint
CREATE INDEX "waiting_patients_canceled_event" ON "waiting_patients" USING btree ("canceled_event_id");