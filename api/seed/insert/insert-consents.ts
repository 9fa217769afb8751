import { eq } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import { gdprConsentLinks } from "../../core/db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../../core/db/tables/gdpr-consents.ts";
import { gdprWordings } from "../../core/db/tables/gdpr-wordings.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import type { ClinicIds } from "./insert-clinic.ts";

/** Days since the current wording replaced the one before it. */
const CURRENT_FOR = 180;

/**
 * Writes the versions of the wording, and the consents of patients on their first day; every ninth has none unless a
 * course of theirs is written, one has withdrawn it. Of those who signed an earlier one, some consented to the current
 * by e-mail, and some have a pending link.
 */
export async function insertConsents(
  db: Db,
  { today, ids }: { today: IsoDate; ids: ClinicIds },
  wordings: string[],
  withCourses: ReadonlySet<number>,
) {
  if (wordings.length === 0) return;
  const { medicalCenterId, desk, profiles } = ids;
  await db
    .update(medicalCenters)
    .set({ gdprActive: true, gdprConsentByEmail: true })
    .where(eq(medicalCenters.id, medicalCenterId));
  const wordingIds = await reserveIds(db, gdprWordings, wordings.length);
  const since = (index: number) => addDays(today, index === wordings.length - 1 ? -CURRENT_FOR : -2000);
  await insertRows(
    db,
    gdprWordings,
    wordings.map((text, index) => ({
      id: wordingIds[index],
      medicalCenterId,
      number: index + 1,
      text,
      createdAt: instantOf(since(index), "09:00"),
      createdBy: profiles[0]!,
    })),
  );
  const { id, createdAt, email, archivedAt } = patientCards;
  const cards = await db
    .select({ id, createdAt, email, archivedAt })
    .from(patientCards)
    .where(eq(patientCards.medicalCenterId, medicalCenterId))
    .orderBy(id);
  const withdrawn = Math.floor(cards.length / 2);
  const signed = cards.map((card, at) => {
    const givenOn = localDate(card.createdAt);
    return {
      medicalCenterId,
      patientCardId: card.id,
      wordingId: wordingIds.findLast((_id, index) => since(index) <= givenOn)!,
      type: "SIGNATURE" as const,
      givenOn,
      createdAt: card.createdAt,
      createdBy: desk,
      withdrawnAt: at === withdrawn ? instantOf(addDays(today, -1), "11:00") : null,
      withdrawnBy: at === withdrawn ? desk : null,
    };
  });
  await insertRows(
    db,
    gdprConsents,
    signed.filter(({ patientCardId }, at) => at % 9 !== 0 || at === withdrawn || withCourses.has(patientCardId)),
  );
  const asked = cards.filter(
    (card, at) => card.email && !card.archivedAt && at % 4 === 1 && signed[at]!.wordingId !== wordingIds.at(-1),
  );
  await insertLinks(db, { today, ids }, asked, wordingIds.at(-1)!);
}

/** Links that were sent by e-mail for the current wording, and what was consented to by them. */
async function insertLinks(
  db: Db,
  { today, ids: { medicalCenterId, desk } }: { today: IsoDate; ids: ClinicIds },
  asked: { id: number; email: string | null }[],
  wordingId: number,
) {
  const linkIds = await reserveIds(db, gdprConsentLinks, asked.length);
  const links = asked.map((card, at) => {
    const used = at % 5 !== 0;
    const sentOn = addDays(today, used ? -30 : -3);
    // No token has such a hash: these links open nothing.
    const tokenHash = `demo ${card.id}`;
    const endedAt = used ? instantOf(addDays(sentOn, 1), "19:24") : null;
    return {
      id: linkIds[at]!,
      medicalCenterId,
      patientCardId: card.id,
      wordingId,
      recipient: card.email!,
      tokenHash,
      createdAt: instantOf(sentOn, "10:12"),
      createdBy: desk,
      expiresAt: instantOf(addDays(sentOn, 14), "10:12"),
      endedAt,
    };
  });
  await insertRows(db, gdprConsentLinks, links);
  const given = links.flatMap(({ id: linkId, endedAt, patientCardId, wordingId }) =>
    endedAt
      ? [
          {
            medicalCenterId,
            patientCardId,
            wordingId,
            linkId,
            type: "EMAIL" as const,
            givenOn: localDate(endedAt),
            createdAt: endedAt,
          },
        ]
      : [],
  );
  await insertRows(db, gdprConsents, given);
}
