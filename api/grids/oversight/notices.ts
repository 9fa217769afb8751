import { and, eq, sql } from "drizzle-orm";
import { integer } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { referenceOf } from "../../bookings/reference.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import { notices } from "../../core/db/tables/notices.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { cardAndMerged } from "../../patients/merged-cards.ts";
import { openCard } from "../care/open-card.ts";
import { defineGrid } from "../grid.ts";
import { nameParts } from "../names.ts";

const filters = { patientCard: integer };

/** The messages to a patient. */
export const noticeGrid = defineGrid<"notices", typeof filters>({
  name: "notices",
  permission: "patientCard:read",
  listed: null,
  filters,
  table: notices,
  order: [notices.id],
  sorts: { written: [sql`${notices.id}`] },
  async reach(ctx, { patientCard }) {
    return anyOf(notices.patientCardId, await cardAndMerged(ctx, await openCard(ctx, patientCard, "notice.listed")));
  },
  where: () => [],
  read: async (ctx, ids) => (await readNotices(ctx, ids)).map(({ patient: _patient, ...row }) => row),
});

/** The centre's messages that were refused for good. */
export const refusedNoticeGrid = defineGrid<"refusedNotices", Record<never, never>>({
  name: "refusedNotices",
  permission: "medicalCenter:write",
  listed: "notice.refusedListed",
  filters: {},
  table: notices,
  order: [notices.id],
  sorts: { written: [sql`${notices.id}`] },
  where: () => [eq(notices.state, "REFUSED")],
  read: readNotices,
});

async function readNotices({ db }: InCenter, ids: number[]) {
  const { id, uuid, name, surname, phone } = bookings;
  const rows = await db
    .select({
      notice: notices,
      card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
      booking: { id, uuid, name, surname, phone },
    })
    .from(notices)
    .leftJoin(patientCards, eq(patientCards.id, notices.patientCardId))
    .leftJoin(bookings, and(eq(bookings.id, notices.bookingId), eq(bookings.medicalCenterId, notices.medicalCenterId)))
    .where(anyOf(notices.id, ids));
  return rows.map(({ notice, card, booking }) => {
    const { state, stopReason, failure, createdAt, sendAt } = notice;
    const settled = notice.settledAt?.toISOString() ?? null;
    return {
      id: notice.id,
      patient: card ? { uuid: card.uuid, name: fullName(card), request: null } : booking && senderOf(booking),
      about: notice.occasion ?? ("CHANGE" as const),
      channel: notice.channel,
      written: createdAt.toISOString(),
      state: { state, stopReason, failure, sendAt: sendAt.toISOString(), settledAt: settled },
      settled,
    };
  });
}

const senderOf = ({
  id,
  uuid,
  name,
  surname,
  phone,
}: Record<"uuid" | "name" | "surname" | "phone", string> & { id: number }) => ({
  uuid: null,
  name: `${name} ${surname}`,
  request: { id, reference: referenceOf(uuid), phone },
});
