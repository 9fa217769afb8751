import { and, desc, eq, getTableColumns, ne } from "drizzle-orm";
import { ReturnedDocumentsInput } from "#rules/inputs/insurance/returned-documents.ts";
import type { Refusal } from "#rules/insurance/returned/refusal-table.ts";
import type { ReturnedKind } from "#rules/codes.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { batches } from "../../core/db/tables/batches.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { trackEach } from "../../core/track.ts";
import { markRefused } from "./mark-refused.ts";

type ReturnedDocument = typeof returnedDocuments.$inferSelect;
type About = { kind: ReturnedKind; forAuthor: boolean };
export type Entered = {
  entered: ReturnedDocument[];
  /** Numbers that were there already, and those that no batch that was handed over has. */
  known: number[];
  unknown: number[];
};

/**
 * Writes down documents that came back, by their numbers. Refused with the numbers where one is in no batch that was
 * handed over (`documentUnknown`), or has come back already (`documentReturned`).
 */
export async function enterReturned(ctx: Ctx, given: unknown): Promise<ReturnedDocument[]> {
  allow(ctx, "insurer:bill");
  const { documentIds, code, reason, ...about } = parse(ReturnedDocumentsInput, given);
  const { entered, known, unknown } = await addReturned(
    ctx,
    about,
    documentIds.map((number) => ({ number, code, reason })),
  );
  const refuse = (error: "documentUnknown" | "documentReturned", numbers: number[]) =>
    new Fault("invalidInput", { fields: [{ path: ["documentIds"], error }], numbers });
  if (unknown.length > 0) throw refuse("documentUnknown", unknown);
  if (known.length > 0) throw refuse("documentReturned", known);
  return entered;
}

/** Adds returned documents: a number means its latest document that was handed over. Batches of refused ones say so. */
export async function addReturned(ctx: ProfileCtx, about: About, refusals: readonly Refusal[]): Promise<Entered> {
  const documents = await latestOf(
    ctx,
    refusals.map(({ number }) => number),
  );
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const rows = refusals.flatMap(({ number, code, reason }) => {
    const documentId = documents.get(number)?.id;
    return documentId === undefined
      ? []
      : [{ ...about, medicalCenterId, documentId, code, reason, createdAt: ctx.now(), createdBy }];
  });
  const entered =
    rows.length === 0 ? [] : await ctx.db.insert(returnedDocuments).values(rows).onConflictDoNothing().returning();
  const added = new Set(entered.map(({ documentId }) => documentId));
  const own = [...documents.values()].filter(({ id }) => added.has(id));
  const details = about;
  await trackEach(
    ctx,
    "batchDocument.returned",
    own.map(({ id: entityId, patientCardId }) => ({ entityId, patientCardId, details })),
  );
  if (about.kind === "REFUSED") await markRefused(ctx, [...new Set(own.map(({ batchId }) => batchId))]);
  return {
    entered,
    known: [...documents].filter(([, { id }]) => !added.has(id)).map(([number]) => number),
    unknown: refusals.map(({ number }) => number).filter((number) => !documents.has(number)),
  };
}

/** The latest documents with these numbers that were handed over, by number. */
async function latestOf(ctx: ProfileCtx, numbers: readonly number[]) {
  const rows = await ctx.db
    .selectDistinctOn([batchDocuments.documentId], getTableColumns(batchDocuments))
    .from(batchDocuments)
    .innerJoin(batches, and(eq(batches.id, batchDocuments.batchId), ne(batches.state, "MADE")))
    .where(
      and(eq(batchDocuments.medicalCenterId, ctx.profile.medicalCenterId), anyOf(batchDocuments.documentId, numbers)),
    )
    .orderBy(batchDocuments.documentId, desc(batchDocuments.year), desc(batchDocuments.submission));
  return new Map(rows.map((row) => [row.documentId, row]));
}
