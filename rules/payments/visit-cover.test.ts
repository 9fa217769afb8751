import { expect, test } from "vitest";
import { visitCover } from "./visit-cover.ts";

const open = { canceledAt: null, cancelCause: null, paid: 0, paymentMethod: null };
const patient = {
  onFtVoucher: false,
  onInsurer: false,
  isExcused: false,
  payment: null,
  hasVoucher: false,
  hasPrice: true,
};

test("a visit is proposed to its patient, or to a voucher that can pay it, and settled by what was paid", () => {
  expect(visitCover(patient)).toBe("PATIENT");
  expect(visitCover({ ...patient, hasVoucher: true })).toBe("PROCEDURE_VOUCHER");
  expect(visitCover({ ...patient, payment: open, hasVoucher: true })).toBe("PROCEDURE_VOUCHER");
  expect(visitCover({ ...patient, payment: { ...open, paid: 100 }, hasVoucher: true })).toBe("PATIENT");
  expect(visitCover({ ...patient, payment: { ...open, paid: 100, paymentMethod: "VOUCHER" } })).toBe(
    "PROCEDURE_VOUCHER",
  );
});

test("nobody pays what somebody canceled with a reason; what an excuse took back is proposed again", () => {
  const canceled = { ...open, canceledAt: new Date(), cancelCause: "CANCELED" as const };
  const waived = { ...canceled, cancelCause: "WAIVED" as const };
  expect(visitCover({ ...patient, payment: canceled })).toBe("NOBODY");
  expect(visitCover({ ...patient, payment: waived })).toBe("PATIENT");
  expect(visitCover({ ...patient, payment: waived, isExcused: true, hasVoucher: true })).toBe("NOBODY");
});

test("a service that costs nothing is paid by nobody, unless a voucher has its visits", () => {
  expect(visitCover({ ...patient, hasPrice: false })).toBe("NOBODY");
  expect(visitCover({ ...patient, hasPrice: false, hasVoucher: true })).toBe("PROCEDURE_VOUCHER");
});

test("an FT voucher comes before the vouchers of the patient", () => {
  expect(visitCover({ ...patient, onFtVoucher: true, hasVoucher: true })).toBe("FT_VOUCHER");
  expect(visitCover({ ...patient, onInsurer: true, hasVoucher: true })).toBe("INSURER");
});
