import { listPatientCards, type PatientCardList as List } from "../../patients/list.ts";
import { readPatientCard } from "../../patients/read.ts";
import { patientCardSorts, sortDirections } from "../../patients/search/search.ts";
import { builder } from "../builder.ts";
import { PatientCard } from "./patient-card.ts";

export const PatientCardList = builder.objectRef<List>("PatientCardList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [PatientCard] }),
    total: t.exposeInt("total", { description: "Total number; if `totalIsCapped`, there are more" }),
    totalIsCapped: t.exposeBoolean("totalIsCapped"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

const PatientCardSortEnum = builder.enumType("PatientCardSort", { values: patientCardSorts });
export const SortDirectionEnum = builder.enumType("SortDirection", { values: sortDirections });

builder.queryFields((t) => ({
  patientCards: t.field({
    type: PatientCardList,
    rule: "patientCard:read",
    args: {
      q: t.arg.string({
        description:
          "Beginnings of words, in any order, without diacritics or with them: names, birth date, phone, personal number, e-mail",
      }),
      page: t.arg.int(),
      pageSize: t.arg.int({ description: "50 if omitted, which is also the maximum" }),
      sort: t.arg({ type: PatientCardSortEnum }),
      direction: t.arg({ type: SortDirectionEnum }),
      archived: t.arg.boolean({ description: "The archived cards instead of the others" }),
      uuids: t.arg.stringList({ description: "Only these of them" }),
      insuranceCompany: t.arg.string({ description: "Code of the patient's current insurer" }),
      paramedic: t.arg.int({ description: "A profile the patient has visits with, past or future" }),
      lastVisitFrom: t.arg({ type: "Date", description: "The last visit took place on this day or later" }),
      lastVisitTo: t.arg({ type: "Date", description: "The last visit took place on this day or earlier" }),
      withoutConsent: t.arg.boolean({
        description: "Only cards without a valid consent to the processing of personal data",
      }),
    },
    resolve: (_root, args, ctx) => listPatientCards(ctx, args),
  }),
  patientCard: t.field({
    type: PatientCard,
    rule: "patientCard:read",
    args: { uuid: t.arg.string(), id: t.arg.int() },
    resolve: (_root, args, ctx) => readPatientCard(ctx, args),
  }),
}));
