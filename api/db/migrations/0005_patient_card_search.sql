DROP INDEX "patient_card_words_card";--> statement-breakpoint
DROP INDEX "patient_cards_by_name";--> statement-breakpoint
DROP INDEX "patient_cards_by_birth_date";--> statement-breakpoint
DROP INDEX "patient_cards_by_created";--> statement-breakpoint
CREATE INDEX "patient_card_words_card" ON "patient_card_words" USING btree ("patient_card_id","word");--> statement-breakpoint
CREATE INDEX "patient_cards_by_name" ON "patient_cards" USING btree ("medical_center_id","surname","name","id","archived_at");--> statement-breakpoint
CREATE INDEX "patient_cards_by_birth_date" ON "patient_cards" USING btree ("medical_center_id","birth_date","id","archived_at");--> statement-breakpoint
CREATE INDEX "patient_cards_by_created" ON "patient_cards" USING btree ("medical_center_id","created_at","id","archived_at");