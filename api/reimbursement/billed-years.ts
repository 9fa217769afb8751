import { sql } from "drizzle-orm";
import type { InsurerCode } from "#rules/codes.ts";
import {
  individualOperations,
  listedDiagnoses,
  physicalOperations,
  reimbursedSpecialties,
  unlimitedDiagnoses,
  type Decree,
  type DiagnosisRange,
  type ReimbursedSpecialty,
} from "#rules/insurance/reimbursement/decrees.ts";
import type { BilledYear } from "#rules/insurance/reimbursement/insurer-year.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";

export type Billed = BilledYear & {
  insurer: InsurerCode;
  expertise: ReimbursedSpecialty;
  /** The first days of its first and its last month with a batch. */
  firstMonth: IsoDate;
  lastMonth: IsoDate;
};

/**
 * Care of a year by insurers and specialties: the documents of its batches, without those that were refused or
 * canceled. People are told apart by their insured numbers, diagnoses are the main and the other ones of documents.
 */
export async function billedYears(ctx: InCenter, year: number, { withForeigners }: Decree): Promise<Billed[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    with billed as materialized (
      select batches.insurer, batches.expertise, batches.month, documents.points, documents.price, content."insuredNumber" as person,
        content."primaryDiagnosis" as main, content."otherDiagnosis" as others, content.rows
      from batches join batch_documents documents on documents.batch_id = batches.id
        cross join lateral json_to_record(documents.content)
          as content("insuredNumber" text, "primaryDiagnosis" text, "otherDiagnosis" text[], rows json)
      where batches.medical_center_id = ${ctx.profile.medicalCenterId} and batches.made_at is not null
        and batches.month between ${`${year}-01-01`} and ${`${year}-12-01`} and batches.state <> 'REFUSED'
        and batches.expertise = any(${texts(reimbursedSpecialties)})
        and batches.insurance_variant = any(${texts(withForeigners ? ["1", "4"] : ["1"])})
        and not exists (select from returned_documents where document_id = documents.id)
    ), codes as materialized (
      select code, ${isWithin(listedDiagnoses)} as listed, ${isWithin(unlimitedDiagnoses)} as unlimited
      from (select main as code from billed union select unnest(others) from billed) diagnoses
    ), marked as (
      select coalesce(array_agg(code) filter (where listed), '{}') as listed,
        coalesce(array_agg(code) filter (where unlimited), '{}') as unlimited
      from codes
    ), people as (
      select insurer, expertise, bool_or(marked.listed && (main || others)) as listed,
        bool_or(marked.unlimited && (main || others)) as unlimited,
        min(month) as first, max(month) as last, sum(points) as points, sum(price) as price
      from billed cross join marked
      group by insurer, expertise, person
    ), operations as (
      select insurer, expertise, sum(count) as all,
        sum(count) filter (where code = any(${texts(physicalOperations)})) as physical,
        sum(count) filter (where code = any(${texts(individualOperations)})) as individual
      from billed cross join lateral json_to_recordset(rows) as operation(code text, count integer)
      group by insurer, expertise
    )
    select insurer, expertise, min(first)::text as "firstMonth", max(last)::text as "lastMonth",
      count(*) as people, count(*) filter (where listed) as "listedPeople",
      count(*) filter (where unlimited) as "unlimitedPeople", sum(points) as points, sum(price) as price,
      coalesce(sum(price) filter (where not unlimited), 0) as "limitedPrice", operations.all as operations,
      coalesce(operations.physical, 0) as "physicalOperations",
      coalesce(operations.individual, 0) as "individualOperations"
    from people join operations using (insurer, expertise)
    group by insurer, expertise, operations.all, operations.physical, operations.individual
    order by insurer, expertise`);
  return rows.map(({ insurer, expertise, firstMonth, lastMonth, ...counts }) => ({
    insurer,
    expertise,
    firstMonth,
    lastMonth,
    ...(Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)])) as BilledYear),
  }));
}

/** Sums of the database are texts, since they may exceed the numbers of JavaScript. */
type Row = Pick<Billed, "insurer" | "expertise" | "firstMonth" | "lastMonth"> & Record<keyof BilledYear, string>;

const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;

/** A code is in one of the ranges by as many characters as the range names. */
const isWithin = (ranges: readonly DiagnosisRange[]) =>
  sql`exists (select from unnest(${texts(ranges.map(([from]) => from))}, ${texts(ranges.map(([, to]) => to))}) as range(low, high)
    where left(code, length(low)) collate "C" between low and high)`;
