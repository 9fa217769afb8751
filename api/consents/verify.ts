import { asc, gt } from "drizzle-orm";
import { verifyRecords, type Verified } from "../audit/verify-records.ts";
import type { Db } from "../core/db/client.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { gdprWordings } from "../core/db/tables/gdpr-wordings.ts";
import { consentFacts, wordingFacts } from "./evidence.ts";

/** As many are held at once; a wording may be long. */
const AT_ONCE = 100;

/**
 * Holds every consent with its scan, and every wording, against the audit log. Needs the connection of the tables'
 * owner.
 */
export async function verifyConsents(db: Db): Promise<Verified> {
  const wordings = await verifyRecords(db, "gdprWording", async (last) => {
    const rows = await db
      .select()
      .from(gdprWordings)
      .where(gt(gdprWordings.id, last))
      .orderBy(asc(gdprWordings.id))
      .limit(AT_ONCE);
    const facts = await wordingFacts(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, medicalCenterId, createdAt }) => ({
      id,
      uuid: null,
      medicalCenterId,
      patientCardId: null,
      at: createdAt,
      whole: true,
      facts: facts.get(id)!,
    }));
  });
  const consents = await verifyRecords(db, "gdprConsent", async (last) => {
    const rows = await db
      .select()
      .from(gdprConsents)
      .where(gt(gdprConsents.id, last))
      .orderBy(asc(gdprConsents.id))
      .limit(AT_ONCE);
    const facts = await consentFacts(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, medicalCenterId, patientCardId, createdAt }) => ({
      id,
      uuid: null,
      medicalCenterId,
      patientCardId,
      at: createdAt,
      whole: true,
      facts: facts.get(id)!,
      card: patientCardId,
    }));
  });
  return { checked: wordings.checked + consents.checked, differing: [...wordings.differing, ...consents.differing] };
}
