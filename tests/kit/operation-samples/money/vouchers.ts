import { secondStale, secondGone, type Samples } from "../sample.ts";

export const vouchers: Samples = {
  "Query.procedureVoucherPresets": {
    call: () => `procedureVoucherPresets { name proceduresWithCount { count procedure { name } } }`,
    stranger: "own",
  },
  "Query.procedureVoucherPreset": {
    call: (at) =>
      `procedureVoucherPreset(id: ${at.voucherPresets.therapy}) { name createdBy { fullName } price { amount currency } proceduresWithCount { count procedure { name removed } } validityAmount validityType version }`,
  },
  "Mutation.procedureVoucherPresetCreate": {
    call: (at) =>
      `procedureVoucherPresetCreate(input: { name: "5× LTV", price: { amount: 450000, currency: "CZK" }, proceduresWithCount: [{ procedure: ${at.procedures.therapy}, count: 5 }], validityAmount: 6, validityType: MONTH }) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.procedureVoucherPresetUpdate": {
    call: (at) =>
      `procedureVoucherPresetUpdate(procedureVoucherPreset: ${at.voucherPresets.therapy}, version: 1, input: { name: "10× LTV" }) { id }`,
    fault: secondStale,
  },
  "Mutation.procedureVoucherPresetRemove": {
    call: (at) => `procedureVoucherPresetRemove(procedureVoucherPreset: ${at.voucherPresets.group})`,
    fault: secondGone,
  },
  "Query.procedureVouchers": {
    call: (at) =>
      `procedureVouchers(patientCard: "${at.uuids.karel}") { name archived validTo availableProceduresWithCount { count procedure { name } } usedProceduresWithCount { count } payment { price { amount } } }`,
  },
  "Query.procedureVouchersUnused": {
    call: () => `procedureVouchersUnused(day: "2026-03-16") { value { amount currency } paid { amount } }`,
    stranger: "own",
  },
  "Query.procedureVoucher": {
    call: (at) =>
      `procedureVoucher(procedureVoucher: ${at.vouchers.karel}) { name createdAt createdBy { fullName } patientCard { fullName availableProcedureVouchers { name } } entries { id at kind count reason procedure { name } payment { id } otherVoucher { id } profile { fullName } } unusedValue { amount } version }`,
  },
  "Mutation.procedureVoucherCreate": {
    call: (at) =>
      `procedureVoucherCreate(patientCard: ${at.patients.karel}, input: { procedureVoucherPreset: ${at.voucherPresets.therapy} }) { id payment { price { amount } } }`,
  },
  "Mutation.procedureVoucherUpdate": {
    call: (at) =>
      `procedureVoucherUpdate(procedureVoucher: ${at.vouchers.karel}, version: 1, input: { name: "Skupina" }) { id }`,
    fault: secondStale,
  },
  "Mutation.procedureVoucherTransfer": {
    call: (at) =>
      `procedureVoucherTransfer(procedureVoucher: ${at.vouchers.anna}, patientCard: ${at.patients.jana}, version: 99, input: { proceduresWithCount: [{ procedure: ${at.procedures.group}, count: 1 }], reason: "Dárek" }) { id }`,
    fault: "stale",
  },
  "Mutation.procedureVoucherRefund": {
    call: (at) =>
      `procedureVoucherRefund(procedureVoucher: ${at.vouchers.karel}, version: 1, input: { paymentMethod: CARD, reason: "Stěhuje se" }) { id }`,
    fault: "voucherNotPaid",
  },
  "Mutation.procedureVoucherArchive": {
    call: (at) => `procedureVoucherArchive(procedureVoucher: ${at.vouchers.anna}) { archived }`,
  },
  "Mutation.procedureVoucherUnarchive": {
    call: (at) => `procedureVoucherUnarchive(procedureVoucher: ${at.vouchers.anna}) { archived }`,
  },
  "Mutation.patientAttendanceUseVoucher": {
    call: (at) =>
      `patientAttendanceUseVoucher(patientAttendance: ${at.attendances.jana}, procedureVoucher: ${at.vouchers.karel}) { id }`,
    fault: "voucherNotUsable",
  },
};
