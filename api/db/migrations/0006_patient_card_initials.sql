ALTER TABLE "patient_card_words" ADD COLUMN "initial" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "patient_card_words" SET "initial" = width_bucket("surname", ARRAY['a', 'b', 'c', 'č', 'd', 'e', 'f', 'g', 'h', 'ch', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 'ř', 's', 'š', 't', 'u', 'v', 'w', 'x', 'y', 'z', 'ž'])
  FROM "patient_cards" WHERE "patient_cards"."id" = "patient_card_id";--> statement-breakpoint
ALTER TABLE "patient_card_words" DROP CONSTRAINT "patient_card_words_medical_center_id_word_patient_card_id_pk";--> statement-breakpoint
ALTER TABLE "patient_card_words" ADD CONSTRAINT "patient_card_words_pk" PRIMARY KEY("medical_center_id","word","initial","patient_card_id");
