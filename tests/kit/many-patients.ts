import { getTableColumns } from "drizzle-orm";
import type pg from "pg";
import { peopleAt } from "#api/seed/people.ts";
import { randomFrom } from "#api/seed/random.ts";
import { patientCards } from "#api/core/db/tables/patient-cards.ts";
import { wordRows } from "#api/patients/search/words.ts";
import { ids, now, today } from "#tests/cast/people.ts";

const columns = Object.entries(getTableColumns(patientCards));
const CHUNK = 5000;

/** Fills the cast's card file with invented people, every seventeenth archived; the same ones each time. */
export async function loadManyPatients(owner: pg.Pool, count: number) {
  const client = await owner.connect();
  // Vacuum marks as visible to all only rows that are durable.
  await client.query("set synchronous_commit = on");
  // Their foreign keys hold by construction.
  await client.query("set session_replication_role = replica");
  const draw = peopleAt(randomFrom(count), today);
  const first = 1000;
  for (let loaded = 0; loaded < count; loaded += CHUNK) {
    const cards = Array.from({ length: Math.min(CHUNK, count - loaded) }, (_, index) => {
      const id = first + loaded + index;
      const createdAt = new Date(now.getTime() - ((id * 7919) % 50_000) * 3_600_000);
      return {
        ...draw(),
        id,
        medicalCenterId: ids.center,
        createdAt,
        createdBy: null,
        updatedAt: createdAt,
        archivedAt: id % 17 === 0 ? now : null,
        archivedBy: null,
        mergedIntoId: null,
        erasedAt: null,
        disposedAt: null,
        version: 1,
      };
    });
    const rows = cards.map((card) =>
      Object.fromEntries(columns.map(([name, column]) => [column.name, card[name as keyof typeof card]])),
    );
    await client.query(
      "insert into patient_cards overriding system value select * from json_populate_recordset(null::patient_cards, $1)",
      [JSON.stringify(rows)],
    );
    const words = cards.flatMap(wordRows);
    await client.query(
      "insert into patient_card_words (medical_center_id, word, initial, patient_card_id) select $1, * from unnest($2::text[], $3::int[], $4::int[])",
      [
        ids.center,
        words.map(({ word }) => word),
        words.map(({ initial }) => initial),
        words.map(({ patientCardId }) => patientCardId),
      ],
    );
  }
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze patient_cards, patient_card_words");
  client.release();
}
