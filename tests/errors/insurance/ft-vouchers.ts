import { ids } from "#tests/cast/people.ts";
import { ftVoucher } from "#tests/kit/insurance.ts";
import { call, field, owner, whole } from "../ask.ts";

const changeVoucher = (id: number, input: string, version = 1) =>
  call(`ftVoucherUpdate(ftVoucher: ${id}, version: ${version}, input: { ${input} }) { id }`);
/** Books visits on a voucher together. */
const bookVisits = (id: number, begins: string[]) => {
  const visits = begins.map((beginAt) => `{ beginAt: "${beginAt}", profile: ${ids.profiles.paramedic} }`);
  return call(
    `ftVoucherVisitsBook(ftVoucher: ${id}, version: 1, input: { procedure: ${ids.procedures.therapy}, visits: [${visits}] }) { events { id } }`,
  );
};
/** Puts Jana's visit on a voucher. */
const coverBy = (voucher: number) =>
  call(
    `patientAttendanceSetInsurerCover(patientAttendance: ${ids.attendances.jana}, insurerCover: FT_VOUCHER, ftVoucher: ${voucher}) { id }`,
  );

/** The refusals of FT vouchers. */
export const ftVouchers = {
  applicantKnown: async () => {
    const add = (name: string) =>
      call(`ftVoucherApplicantCreate(input: { name: "${name}", icp: "44123001", expertise: "201" }) { id }`);
    await add("MUDr. Eva Lipová");
    return whole(add("mudr. Eva Lipova"));
  },
  bookedBeforeIssue: async () => field("bookedOn", changeVoucher(await ftVoucher(owner), `bookedOn: "2026-03-01"`)),
  dayInFuture: async () =>
    field("issuedAt", changeVoucher(await ftVoucher(owner), `issuedAt: "2026-12-31", bookedOn: null`)),
  ftVoucherClosed: async () => {
    const id = await ftVoucher(owner);
    await call(`ftVoucherClose(ftVoucher: ${id}) { id }`);
    return whole(changeVoucher(id, `visits: 6`, 2));
  },
  ftVoucherUsed: async () => {
    const id = await ftVoucher(owner);
    await coverBy(id);
    return whole(call(`ftVoucherRemove(ftVoucher: ${id}) { id }`));
  },
  ftVoucherUsedUp: async () => {
    const id = await ftVoucher(owner, { visits: 1 });
    await owner.query(
      `insert into patient_attendances (medical_center_id, event_id, patient_card_id, on_ft_voucher, ft_voucher_id) select 1, id, ${ids.patients.jana}, true, ${id} from events where id = ${ids.events.lunch}`,
    );
    return whole(coverBy(id));
  },
  ftVoucherFewLeft: async () => {
    const id = await ftVoucher(owner, { visits: 1 });
    return whole(bookVisits(id, ["2026-09-01T08:00:00+02:00", "2026-09-08T08:00:00+02:00"]));
  },
  noVisitChosen: async () => field("visits", bookVisits(await ftVoucher(owner), [])),
  insurerNeedsVoucher: () =>
    whole(
      call(
        `patientAttendanceSetInsurerCover(patientAttendance: ${ids.attendances.jana}, insurerCover: INSURER) { id }`,
      ),
    ),
};
