import fc from "fast-check";
import { localDate } from "#rules/time/time.ts";
import { addDays } from "#rules/time/dates.ts";
import { csvFile } from "../../kit/bank/statement-files.ts";
import type { World } from "../open-world.ts";
import { pick, pickOf, step } from "../step.ts";
import { paymentsOf } from "./money.ts";

const HEAD = "Den;Kolik;Značka;Kdo;Text;Č.";
/** The columns that somebody may choose of such a table. */
const CHOICES = [
  { day: 0, amount: 1, variableSymbol: 2, reference: 5 },
  { day: 0, amount: 1, variableSymbol: 2 },
  { day: 0, amount: 1 },
];

/** A patient pays by transfer, mostly what is asked for; the centre reads its account when it likes. */
export const payByTransfer = step(
  "payByTransfer",
  fc.record({ pick, part: fc.option(fc.constantFrom(3_300, 20_000), { freq: 4 }), daysAgo: fc.nat(3) }),
  async (world, { pick, part, daysAgo }) => {
    const payment = pickOf(await paymentsOf(world, "payed_at is null and canceled_at is null and price > paid"), pick);
    if (!payment) return;
    const { transfers } = world.model;
    transfers.push({
      reference: String(transfers.length + 1),
      day: addDays(localDate(world.now), -daysAgo),
      amount: part ?? payment.price - payment.paid,
      vs: payment.vs,
    });
  },
);

export const readAccount = step(
  "readAccount",
  fc.record({ columns: fc.nat(CHOICES.length - 1), chooseColumns: fc.boolean(), since: fc.nat(3) }),
  async (world, { columns, chooseColumns, since }) => {
    const lines = world.model.transfers.slice(-1 - since);
    if (lines.length === 0) return;
    const answer = await world.ask(
      "receptionist",
      `mutation ($file: Upload!, $columns: BankColumnsInput) { bankStatementImport(file: $file, columns: $columns) { known statements { id } table { names } } }`,
      { columns: chooseColumns ? CHOICES[columns] : undefined, file: null },
      { file: csvFile(lines, HEAD) },
    );
    if (answer) await readBookings(world);
  },
);

export const bookMovement = step(
  "bookMovement",
  fc.record({ pick, payment: pick }),
  async (world, { pick, payment }) => {
    const movement = pickOf(
      await world.sql(
        "select id, version from bank_movements where medical_center_id = 1 and booked < amount and left_out_at is null order by id",
      ),
      pick,
    );
    const chosen = pickOf(
      await paymentsOf(world, "payed_at is null and canceled_at is null and price > paid"),
      payment,
    );
    if (!movement || !chosen) return;
    const document = `mutation { bankMovementBook(bankMovement: ${movement.id}, version: ${movement.version}, payment: ${chosen.id}, paymentVersion: ${chosen.version}) { id } }`;
    if (await world.ask("receptionist", document)) await readBookings(world);
  },
);

/** Adds the money that movements brought since the last look, on the days of the bank. */
async function readBookings(world: World) {
  const { model } = world;
  const rows = await world.sql(
    `select e.id, e.amount::int as amount, m.day::text as day from payment_entries e join bank_movements m on m.id = e.bank_movement_id
     where e.medical_center_id = 1 and e.id > $1 and e.amount > 0 order by e.id`,
    [model.lastBooking],
  );
  for (const { id, amount, day } of rows) {
    model.taken.push({ day: model.bookedOn(day), method: "TRANSFER", amount, rounding: 0 });
    model.lastBooking = id;
  }
}
