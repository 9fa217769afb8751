import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { ErrorName } from "#rules/errors.ts";
import type { ImportColumns } from "#rules/imports/columns.ts";
import { columnOfFault, readPatientRow } from "#rules/imports/patient-row.ts";
import { PatientCardInput } from "#rules/inputs/patients/patient.ts";
import { differencesFromNumber } from "#rules/patients/personal-number.ts";
import { fold } from "#rules/text/fold.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import type { RowFault } from "../../core/db/tables/import-rows.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../../core/db/tables/patient-card-words.ts";
import { patientInsurances } from "../../core/db/tables/patient-insurances.ts";
import { namesOf, reasonOf, type Identity } from "../../patients/duplicates.ts";
import { isInsured } from "../../patients/insurance.ts";
import { wordRows } from "../../patients/search/words.ts";
import { valuesOf } from "../../patients/values.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { digest } from "../digest.ts";
import { sourceOf } from "../names/find-patients.ts";
import { auditMade } from "./audit-made.ts";
import type { Checked, Import, ImportRow, Kind, Made, Writing } from "./kind.ts";

const MOST_CANDIDATES = 10;

/** Cards of patients: rows of people who may have one, or who are in the file twice, are asked about. */
export const patients: Kind = {
  check: checkPatients,
  atOnce: 200,
  write: writePatients,
  table: "patient_cards",
  own: ["patient_card_words", "patient_insurances"],
  changed: async ({ db }, ids) => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from patient_cards where id in ${ids} and (version > 1 or archived_at is not null)`,
    );
    return rows.map(({ id }) => id);
  },
  remove: async ({ db }, ids: SQL) => {
    await db.delete(patientInsurances).where(sql`${patientInsurances.patientCardId} in ${ids}`);
    await db.delete(patientCards).where(sql`${patientCards.id} in ${ids}`);
  },
};

/** The schema of a card is made once for many rows. */
type Reading = { today: IsoDate; input: ReturnType<typeof PatientCardInput> };
const reading = (today: IsoDate): Reading => ({ today, input: PatientCardInput(today) });

/** A row as a card, or with the faults of its cells. */
function cardOf(cells: readonly string[], columns: ImportColumns, { today, input }: Reading) {
  const { key, card } = readPatientRow(cells, columns);
  const read = input.safeParse(card);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => ({
      column: columnOfFault(path.join("."), columns),
      error: message as ErrorName,
    }));
    return { key, faults, values: null };
  }
  const values = valuesOf(read.data, today);
  const faults: RowFault[] =
    differencesFromNumber(values).length > 0
      ? [{ column: columns.personalNumber ?? null, error: "personalNumberDiffers" }]
      : [];
  return { key, faults, values: faults.length > 0 ? null : values };
}

async function checkPatients(ctx: Storing, { columns }: Import, rows: readonly ImportRow[]): Promise<Checked[]> {
  const of = reading(localDate(ctx.now()));
  const read = rows.map(({ cells }) => cardOf(cells, columns!, of));
  const cards = await cardsLike(
    ctx,
    read.flatMap(({ values }) => (values ? [values] : [])),
  );
  return read.map(({ key, faults, values }) => {
    if (!values) return { state: "FAULTY", faults };
    const candidates = cards.filter((card) => reasonOf(values, card)).slice(0, MOST_CANDIDATES);
    return {
      state: candidates.length > 0 ? "DUPLICATE" : "READY",
      // A key counts with the names: two programs give the same numbers.
      identity: key ? [key, namesOf(values)] : values,
      keys: keysOf(values),
      candidates: candidates.map(({ id }) => id),
      source: key && sourceOf(key),
    };
  });
}

/** Digests of values that two rows of one person share: the reasons of `duplicates.ts`. */
function keysOf({ name, surname, birthDate, phone, personalNumber }: Identity): string[] {
  const names = namesOf({ name, surname });
  return [
    personalNumber && digest(["number", personalNumber]),
    birthDate && digest(["birth", birthDate, names]),
    phone && digest(["phone", phone, fold(surname)]),
  ].filter((key) => typeof key === "string" && key !== "") as string[];
}

/** Cards that share a personal number, a day of birth or a telephone with one of these people. */
async function cardsLike({ db, profile }: Storing, people: Identity[]) {
  const numbers = people.flatMap(({ personalNumber, birthDate, phone }) =>
    [personalNumber, birthDate, phone].flatMap((value) => value?.replace(/\D/g, "") || []),
  );
  if (numbers.length === 0) return [];
  const found = db
    .selectDistinct({ id: patientCardWords.patientCardId })
    .from(patientCardWords)
    .where(
      and(
        eq(patientCardWords.medicalCenterId, profile.medicalCenterId),
        inArray(patientCardWords.word, [...new Set(numbers)]),
      ),
    );
  return db
    .select()
    .from(patientCards)
    .where(and(eq(patientCards.medicalCenterId, profile.medicalCenterId), inArray(patientCards.id, found)));
}

async function writePatients(ctx: Writing, of: Import, rows: readonly ImportRow[]): Promise<Made> {
  const now = ctx.now();
  const today = localDate(now);
  const { medicalCenterId, createdBy } = of;
  const as = reading(today);
  const read = rows.flatMap(({ line, cells }) => {
    const { values } = cardOf(cells, of.columns!, as);
    return values ? [{ line, values }] : [];
  });
  const ids = await reserveIds(ctx.db, patientCards, read.length);
  const cards = await ctx.db
    .insert(patientCards)
    .overridingSystemValue()
    .values(
      read.map(({ values }, at) => ({
        ...values,
        id: ids[at]!,
        medicalCenterId,
        createdAt: now,
        createdBy,
        updatedAt: now,
      })),
    )
    .returning();
  await insertRows(ctx.db, patientCardWords, cards.flatMap(wordRows));
  const insured = cards.filter(isInsured);
  if (insured.length > 0)
    await ctx.db.insert(patientInsurances).values(
      insured.map(({ id, insurerCode, insuranceNumber, insuranceVariant }) => ({
        medicalCenterId,
        patientCardId: id,
        validFrom: today,
        insurerCode,
        insuranceNumber,
        insuranceVariant,
        createdAt: now,
        createdBy,
      })),
    );
  await auditMade(
    ctx,
    of,
    "patientCard.created",
    cards.map(({ id }) => ({ entityId: id, patientCardId: id })),
  );
  return new Map(read.map(({ line }, at) => [line, ids[at]!]));
}
