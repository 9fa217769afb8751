import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { and, desc, eq, getTableColumns, isNull } from "drizzle-orm";
import { inState } from "../../medical-reports/state.ts";
import { drawImage } from "../../core/outside/files/images.ts";
import type { Storage } from "../../core/outside/storage/storage.ts";
import type { Db } from "../../core/db/client.ts";
import { attachments } from "../../core/db/tables/attachments.ts";
import { ftVouchers } from "../../core/db/tables/ft-vouchers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { files } from "../../core/db/tables/files.ts";

/** An invented page, without a name on it. */
const PHOTO = "api/seed/insert/referral.jpg";

type Attached = Pick<
  typeof attachments.$inferInsert,
  "medicalCenterId" | "patientCardId" | "medicalReportId" | "type" | "createdAt" | "createdBy"
>;

/** Attaches the photograph of a referral to the newest draft of one of the staff. */
export async function attachReferral(db: Db, storage: Storage, author: string): Promise<void> {
  const [draft] = await db
    .select(getTableColumns(medicalReports))
    .from(medicalReports)
    .innerJoin(profiles, eq(profiles.id, medicalReports.createdBy))
    .where(and(inState.DRAFT, eq(profiles.email, author)))
    .orderBy(desc(medicalReports.examinedAt))
    .limit(1);
  if (!draft) return;
  const { medicalCenterId, patientCardId, createdAt, createdBy } = draft;
  const about = { medicalCenterId, patientCardId, medicalReportId: draft.id, createdAt, createdBy };
  await attachPhotograph(db, storage, "žádanka na LTV.jpg", { ...about, type: "MEDICAL" });
}

/** Shows the paper of the newest FT voucher. */
export async function attachVoucherImage(db: Db, storage: Storage): Promise<void> {
  const [voucher] = await db
    .select()
    .from(ftVouchers)
    .where(isNull(ftVouchers.removedAt))
    .orderBy(desc(ftVouchers.issuedAt), desc(ftVouchers.id))
    .limit(1);
  if (!voucher) return;
  const { medicalCenterId, patientCardId, createdAt, createdBy } = voucher;
  const about = { medicalCenterId, patientCardId, createdAt, createdBy };
  const imageId = await attachPhotograph(db, storage, "poukaz FT.jpg", { ...about, type: "ADMINISTRATIVE" });
  await db.update(ftVouchers).set({ imageId }).where(eq(ftVouchers.id, voucher.id));
}

/** Stores the photograph with its small picture as an attachment; answers its id. */
async function attachPhotograph(db: Db, storage: Storage, name: string, about: Attached): Promise<number> {
  const content = await readFile(PHOTO);
  const drawn = await drawImage(new Blob([content]));
  if (typeof drawn === "string") throw new Error(`The photograph of the demo clinic is ${drawn}`);
  const { medicalCenterId, createdAt, createdBy } = about;
  const [uuid, thumbnail] = [randomUUID(), randomUUID()];
  const { size, sha256 } = await storage.put(uuid, content);
  await storage.put(thumbnail, drawn.thumbnail);
  const of = { medicalCenterId, createdAt, createdBy };
  const { width, height } = drawn;
  return db.transaction(async (db) => {
    const [file] = await db
      .insert(files)
      .values({
        ...of,
        uuid,
        thumbnail,
        size,
        sha256,
        width,
        height,
        namespace: "attachment",
        name,
        extension: "jpg",
        mime: "image/jpeg",
      })
      .returning();
    const [attachment] = await db
      .insert(attachments)
      .values({ ...about, fileId: file!.id })
      .returning();
    return attachment!.id;
  });
}
