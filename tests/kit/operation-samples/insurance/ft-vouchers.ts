import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import type { Samples } from "../sample.ts";

/** Applicants, and Jana's vouchers from the first of them. */
export async function prepareFtVouchers(owner: Pool) {
  await owner.query(
    `insert into ft_voucher_applicants (id, medical_center_id, name, words, icp, expertise) overriding system value
     select id, ${ids.center}, 'MUDr. Eva Lipová ' || id, ' mudr eva lipova ' || id, '44123001', '201' from generate_series(901, 918) as id`,
  );
  await owner.query(
    `insert into ft_vouchers (id, medical_center_id, patient_card_id, insurer, insurance_variant, issued_at, applicant_id, expertise, visits, primary_diagnosis, other_diagnosis, operations, reason, created_by) overriding system value
     select id, ${ids.center}, ${ids.patients.jana}, '111', '1', '2026-03-02', 901, '902', 5, '{"id":1,"code":"M545","name":"Bolesti v kříži"}', '[]', '[]', 'Po zvednutí břemene', ${ids.profiles.admin} from generate_series(901, 918) as id`,
  );
}

export const ftVouchers: Samples = {
  "Query.ftVouchers": {
    call: (at) => `ftVouchers(patientCard: "${at.uuids.jana}") { applicant { name } primaryDiagnosis { label } }`,
  },
  "Query.ftVoucher": {
    call: (at) =>
      `ftVoucher(ftVoucher: ${at.ownEntry.admin}) { reason applicant { name } patientCard { fullName } extentOfCare { operations { name } } conclusion { content } }`,
  },
  "Query.ftVoucherWork": { call: () => `ftVoucherWork { atRisk toEnter }`, stranger: "own" },
  "Query.patientAttendancesWithoutFtVoucher": {
    call: () => `patientAttendancesWithoutFtVoucher { items { id patientCard { fullName } } total }`,
    stranger: "own",
  },
  "Query.ftVoucherToBook": {
    call: (at) =>
      `ftVoucherToBook(patientCard: ${at.patients.jana}, profiles: [${at.profiles.paramedic}]) { id reason }`,
  },
  "Mutation.ftVoucherCreate": {
    call: (at) =>
      `ftVoucherCreate(patientCard: ${at.patients.jana}, input: { insuranceCompany: "111", insuranceVariant: "1", issuedAt: "2026-03-02", ftVoucherApplicant: ${at.ownEntry.admin}, expertise: "902", visits: 5, primaryDiagnosis: "M545" }) { id reason }`,
  },
  "Mutation.ftVoucherUpdate": {
    call: (at, who) =>
      `ftVoucherUpdate(ftVoucher: ${at.ownEntry[who] ?? at.ownEntry.admin}, version: 1, input: { aim: "Zmírnit bolest" }) { id reason }`,
  },
  "Mutation.ftVoucherClose": {
    call: (at, who) => `ftVoucherClose(ftVoucher: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10}) { id reason }`,
  },
  "Mutation.ftVoucherReopen": {
    call: (at, who) => `ftVoucherReopen(ftVoucher: ${at.ownEntry[who] ?? at.ownEntry.admin}) { id reason }`,
  },
  "Mutation.ftVoucherRemove": {
    call: (at, who) => `ftVoucherRemove(ftVoucher: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10}) { id reason }`,
  },
  "Query.ftVoucherPlan": {
    call: (at) =>
      `ftVoucherPlan(ftVoucher: ${at.ownEntry.admin}, input: { daysBetween: 2 }) { ftVoucher { reason } from plannedVisits { place { beginAt } alternatives { beginAt } } unmetLimits { limit visits } }`,
  },
  "Mutation.ftVoucherVisitsBook": {
    call: (at, who) =>
      `ftVoucherVisitsBook(ftVoucher: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 5}, version: 1, input: { procedure: ${at.procedures.therapy}, visits: [{ beginAt: "2026-09-0${1 + ((at.ownEntry[who] ?? 0) % 4)}T08:00:00+02:00", profile: ${at.profiles.paramedic} }] }) { ftVoucher { reason } events { id } }`,
  },
  "Query.ftVoucherApplicants": {
    call: () => `ftVoucherApplicants(term: "lip") { id name icp expertise }`,
    stranger: "own",
  },
  "Query.ftVoucherApplicant": {
    call: (at) =>
      `ftVoucherApplicant(ftVoucherApplicant: ${at.ownEntry.admin}) { name icp expertise phone address archived version }`,
  },
  "Mutation.ftVoucherApplicantCreate": {
    call: (_at, who) =>
      `ftVoucherApplicantCreate(input: { name: "MUDr. ${who}", icp: "44123001", expertise: "606" }) { id }`,
    stranger: "own",
  },
  "Mutation.ftVoucherApplicantUpdate": {
    call: (at, who) =>
      `ftVoucherApplicantUpdate(ftVoucherApplicant: ${at.ownEntry[who] ?? at.ownEntry.admin}, version: 1, input: { phone: "387 000 181" }) { id }`,
  },
  "Mutation.ftVoucherApplicantArchive": {
    call: (at, who) =>
      `ftVoucherApplicantArchive(ftVoucherApplicant: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10}) { id }`,
  },
};
