import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookingStatuses } from "#rules/codes.ts";
import { integer, oneOf } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { decidable } from "../../bookings/decidable.ts";
import { referenceOf } from "../../bookings/reference.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { defineGrid } from "../grid.ts";
import { nameOf, nameParts } from "../names.ts";

const asked = alias(profiles, "asked");
const decider = alias(profiles, "decider");

const filters = { status: oneOf(...bookingStatuses), profile: integer };

/** Patients' requests of a status, those that wait unless another one is asked for, also those for a person. */
export const bookingGrid = defineGrid<"bookings", typeof filters>({
  name: "bookings",
  permission: "booking:decide",
  filesPermission: "booking:save",
  listed: "booking.listed",
  filters,
  table: bookings,
  order: [bookings.createdAt, bookings.id],
  sorts: { booking: [sql`${bookings.beginAt}`], decided: [sql`${bookings.decidedAt}`] },
  reach: async (ctx) => decidable(ctx),
  where: ({ status = "CREATED", profile }) => [
    eq(bookings.status, status),
    profile === undefined ? undefined : eq(bookings.profileId, profile),
  ],
  async read({ db, now }, ids) {
    const rows = await db
      .select({
        request: bookings,
        card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
        service: { name: procedures.name, color: procedures.color },
        asked: nameParts(asked),
        decider: nameParts(decider),
      })
      .from(bookings)
      .innerJoin(procedures, eq(procedures.id, bookings.procedureId))
      .leftJoin(patientCards, eq(patientCards.id, bookings.patientCardId))
      .leftJoin(asked, eq(asked.id, bookings.profileId))
      .leftJoin(decider, eq(decider.id, bookings.decidedBy))
      .where(anyOf(bookings.id, ids));
    return rows.map(({ request, card, service, asked, decider }) => {
      const { id, phone, email, decidedAt, reason } = request;
      const waits = request.status === "CREATED" && request.beginAt > now();
      const reference = referenceOf(request.uuid);
      return {
        id,
        booking: { id, reference, beginAt: request.beginAt.toISOString(), waits },
        reference,
        patient: {
          card: card?.uuid ?? null,
          name: card ? fullName(card) : `${request.surname} ${request.name}`,
          birthDate: request.dateOfBirth,
          phone,
          email,
        },
        phone,
        email,
        service: { ...service, person: nameOf(asked) },
        reason: [request.issue, request.note].filter(Boolean).join("\n") || null,
        decided: decidedAt && { at: decidedAt.toISOString(), by: nameOf(decider), reason },
        rejection: reason,
      };
    });
  },
});
