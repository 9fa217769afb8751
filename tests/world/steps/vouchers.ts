import fc from "fast-check";
import { ids } from "#tests/cast/people.ts";
import type { World } from "../open-world.ts";
import { pick, pickOf, step } from "../step.ts";
import { method } from "./money.ts";
import { attendanceOf } from "./visits.ts";

const { center, voucherPresets } = ids;
const VISITS = { [voucherPresets.therapy]: 11, [voucherPresets.group]: 3 };

const vouchersOf = (world: World, card?: number) =>
  world.sql<{ id: number; version: number; payment_id: number | null; card: number }>(
    `select id, version, payment_id, patient_card_id as card from procedure_vouchers where medical_center_id = $1 and ($2::int is null or patient_card_id = $2) order by id`,
    [center, card ?? null],
  );

export const sell = step(
  "sell",
  fc.record({ pick, preset: fc.constantFrom(voucherPresets.therapy, voucherPresets.group) }),
  async (world, { pick, preset }) => {
    const card = pickOf(world.model.openCards(), pick);
    if (card === undefined) return;
    const sold = await world.ask(
      "receptionist",
      `mutation { procedureVoucherCreate(patientCard: ${card}, input: { procedureVoucherPreset: ${preset} }) { id } }`,
    );
    if (sold) world.model.bought.set(sold.id, VISITS[preset]!);
  },
);

export const spendVoucher = step(
  "spendVoucher",
  fc.record({ pick, voucher: pick }),
  async (world, { pick, voucher }) => {
    const visit = await attendanceOf(world, pick);
    const chosen = visit && pickOf(await vouchersOf(world, visit.card), voucher);
    if (chosen)
      await world.ask(
        "receptionist",
        `mutation { patientAttendanceUseVoucher(patientAttendance: ${visit.id}, procedureVoucher: ${chosen.id}) { id } }`,
      );
  },
);

export const refund = step("refund", fc.record({ pick, method }), async (world, { pick, method }) => {
  const voucher = pickOf(
    (await vouchersOf(world)).filter(({ payment_id: sale }) => sale),
    pick,
  );
  if (!voucher) return;
  const before = await world.ask(
    "admin",
    `{ payment(payment: ${voucher.payment_id}) { paid { amount } price { amount } } }`,
  );
  const document = `mutation { procedureVoucherRefund(procedureVoucher: ${voucher.id}, version: ${voucher.version}, input: { paymentMethod: ${method}, reason: "Stěhuje se" }) { paid { amount } entries { rounding { amount } } } }`;
  const after = await world.ask("admin", document);
  if (!after) return;
  world.model.take(world.now, method, after.paid.amount - before.paid.amount, after.entries.at(-1).rounding.amount);
});

export const transfer = step("transfer", fc.record({ pick, to: pick }), async (world, { pick, to }) => {
  const voucher = pickOf(await vouchersOf(world), pick);
  const card = pickOf(world.model.openCards(), to);
  if (!voucher || card === undefined) return;
  const [service] = await world.sql(
    "select procedure_id as procedure from procedure_voucher_services where voucher_id = $1 and available > 0 order by 1",
    [voucher.id],
  );
  if (!service) return;
  const input = { proceduresWithCount: [{ procedure: service.procedure, count: 1 }], reason: "Dárek" };
  await world.ask(
    "admin",
    `mutation ($input: ProcedureVoucherTransferInput!) { procedureVoucherTransfer(procedureVoucher: ${voucher.id}, patientCard: ${card}, version: ${voucher.version}, input: $input) { id } }`,
    { input },
  );
});

export const archiveVoucher = step(
  "archiveVoucher",
  fc.record({ pick, archived: fc.boolean() }),
  async (world, { pick, archived }) => {
    const voucher = pickOf(await vouchersOf(world), pick);
    const verb = archived ? "procedureVoucherArchive" : "procedureVoucherUnarchive";
    if (voucher) await world.ask("admin", `mutation { ${verb}(procedureVoucher: ${voucher.id}) { id } }`);
  },
);
