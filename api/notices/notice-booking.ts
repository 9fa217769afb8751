import type { Locale } from "#rules/codes.ts";
import { sendingTime } from "#rules/notices/quiet-hours.ts";
import type { Ctx } from "../context.ts";
import { notices } from "../db/tables/notices.ts";
import { enqueueWriting } from "./enqueue-writing.ts";
import { quietRulesOf } from "./settings/quiet-hours.ts";
import { visitValues } from "./values.ts";

type BookingNotice = {
  medicalCenterId: number;
  /** The request's own uuid: one notice of an occasion is written for it. */
  booking: string;
  occasion: "RECEIVED" | "REJECTED" | "BOOKED" | "CANCELLED";
  recipient: string;
  language: Locale;
  beginAt: Date;
  name: string;
  /** The accepted visit, and the card whose messages the notice is among. */
  visit?: { event: number; card: number };
  /** Its page: where a received one can be cancelled, or another time chosen instead of a rejected one. */
  link?: string;
  /** Words of the centre for the patient; nothing about health. */
  reason?: string | null;
  createdBy?: number | null;
};

/**
 * Notifies a patient by e-mail what has become of a request, whatever alerts are active; in the caller's transaction,
 * which is bound to the centre. What staff have decided waits for the end of quiet hours, unless that is after the visit.
 */
export async function noticeBooking(ctx: Pick<Ctx, "db" | "now">, notice: BookingNotice) {
  const { medicalCenterId, booking, occasion, recipient, language, beginAt, visit, createdBy } = notice;
  const now = ctx.now();
  const { quiet } = await quietRulesOf(ctx.db, medicalCenterId);
  const visitAt = occasion === "REJECTED" ? null : beginAt;
  const isDecision = occasion === "BOOKED" || occasion === "REJECTED";
  const [row] = await ctx.db
    .insert(notices)
    .values({
      medicalCenterId,
      cause: `booking ${booking} ${occasion}`,
      channel: "EMAIL",
      occasion,
      patientCardId: visit?.card,
      visits: visit && [{ event: visit.event, known: null }],
      addressee: {
        recipient,
        language,
        values: {
          ...visitValues([{ beginAt, knownAt: null }], language, "EMAIL", occasion),
          jmeno: notice.name,
          odkaz: notice.link ?? "",
          duvod: notice.reason ?? "",
        },
      },
      createdAt: now,
      createdBy,
      sendAt: (isDecision && sendingTime({ wanted: now, notBefore: now, visitAt }, quiet)) || now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await enqueueWriting(ctx, row);
}
