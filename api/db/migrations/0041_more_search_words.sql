-- The words that cards which are found already are found by from now on (rules/search-words.ts): the telephone backwards, a name
-- of several parts in one piece, and names with a German umlaut as they are also written. Without cards whose words were taken away.
create function pg_temp.folded(given text) returns text language sql as $$
  select regexp_replace(replace(replace(replace(replace(translate(
    regexp_replace(normalize(lower(given collate "cs-x-icu"), NFD), U&'[\0300-\036F]', '', 'g'),
    'łđðøħıŧŋĸ', 'lddohitnk'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[^[:alnum:]]+' collate "cs-x-icu", '', 'g')
$$;
--> statement-breakpoint
with cards as (
  select id, medical_center_id, surname, name, phone, (select min(initial) from patient_card_words where patient_card_id = patient_cards.id) as initial
  from patient_cards
), parts as (
  select id, lower(normalize(part, NFC) collate "cs-x-icu") as part, of_surname
  from cards, lateral (values (surname, true), (name, false)) as names (whole, of_surname), regexp_split_to_table(whole, '\s+') as part
  where initial is not null
), pieces as (
  select id, piece, of_surname from parts, regexp_split_to_table(part, '[^[:alnum:]]+' collate "cs-x-icu") as piece
), words as (
  select id, '-' || reverse(regexp_replace(phone, '\D', '', 'g')) as word from cards where phone ~ '\d'
  union all select id, pg_temp.folded(part) from parts
  union all select id, pg_temp.folded(replace(replace(replace(piece, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')) from pieces
  union all select id, regexp_replace(pg_temp.folded(piece), '(?<![aeiouyq])([aou])e', '\1', 'g') from pieces where of_surname
)
insert into patient_card_words (medical_center_id, word, initial, patient_card_id)
select medical_center_id, word, initial, id from words join cards using (id) where initial is not null and length(word) > 1
on conflict do nothing;
