import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { inState } from "../../medical-reports/state.ts";
import { drawImage } from "../../outside/images.ts";
import type { Storage } from "../../outside/storage/storage.ts";
import type { Db } from "../../db/client.ts";
import { attachments } from "../../db/tables/attachments.ts";
import { profiles } from "../../db/tables/profiles.ts";
import { medicalReports } from "../../db/tables/medical-reports.ts";
import { files } from "../../db/tables/files.ts";

/** An invented page, without a name on it. */
const PHOTO = "api/seed/insert/referral.jpg";

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
  const content = await readFile(PHOTO);
  const drawn = await drawImage(new Blob([content]));
  if (typeof drawn === "string") throw new Error(`The photograph of the demo clinic is ${drawn}`);
  const { medicalCenterId, patientCardId, createdAt, createdBy } = draft;
  const [uuid, thumbnail] = [randomUUID(), randomUUID()];
  const { size, sha256 } = await storage.put(uuid, content);
  await storage.put(thumbnail, drawn.thumbnail);
  await db.transaction(async (db) => {
    const [file] = await db
      .insert(files)
      .values({
        uuid,
        thumbnail,
        size,
        sha256,
        width: drawn.width,
        height: drawn.height,
        namespace: "attachment",
        name: "žádanka na LTV.jpg",
        extension: "jpg",
        mime: "image/jpeg",
        medicalCenterId,
        createdAt,
        createdBy,
      })
      .returning();
    await db.insert(attachments).values({
      fileId: file!.id,
      medicalReportId: draft.id,
      type: "MEDICAL",
      medicalCenterId,
      patientCardId,
      createdAt,
      createdBy,
    });
  });
}
