import { and, asc, gt } from "drizzle-orm";
import { columnName, importFields } from "#rules/imports/columns.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import type { PatientCard } from "../../patients/visible-card.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { whichPatients } from "../patients.ts";
import { pagesById } from "./pages-by-id.ts";

/** Names are in two columns. */
const fields = importFields.PATIENTS.filter((field) => field !== "fullName");

/** The table of patients that the import proposes all columns of, archived ones too. */
export const patientTable = {
  head: fields.map(columnName),
  rows: (ctx: Storing) =>
    pagesById(
      (last, most) =>
        ctx.db
          .select()
          .from(patientCards)
          .where(and(whichPatients(ctx), gt(patientCards.id, last)))
          .orderBy(asc(patientCards.id))
          .limit(most),
      (card) => fields.map((field) => valueOf[field](card) ?? ""),
    ),
};

const valueOf: Record<(typeof fields)[number], (card: PatientCard) => string | null> = {
  key: ({ id }) => String(id),
  surname: ({ surname }) => surname,
  name: ({ name }) => name,
  degreeBefore: ({ degreeBefore }) => degreeBefore,
  degreeAfter: ({ degreeAfter }) => degreeAfter,
  personalNumber: ({ personalNumber }) => personalNumber,
  dateOfBirth: ({ birthDate }) => birthDate,
  sex: ({ sex }) => sex,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  street: ({ street, houseNumber, orientationNumber }) =>
    [street, [houseNumber, orientationNumber].filter(Boolean).join("/")].filter(Boolean).join(" "),
  postcode: ({ postcode }) => postcode,
  town: ({ town }) => town,
  insurer: ({ insurerCode }) => insurerCode,
  insuranceNumber: ({ insuranceNumber }) => insuranceNumber,
  cave: ({ cave }) => cave,
};
