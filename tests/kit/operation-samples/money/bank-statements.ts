import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { camtFile } from "#tests/kit/bank/statement-files.ts";
import { statement } from "../known.ts";
import { onceStale, type Samples } from "../sample.ts";

/** Statements with movements, and a payment on which one is booked. */
export async function prepareBankStatements(owner: Pool) {
  await owner.query(
    `insert into bank_statements (id, medical_center_id, account, number, currency, created_by) overriding system value
     select id, ${ids.center}, 'CZ6508000000192000145399', 'U Lípy', 'CZK', ${ids.profiles.admin} from generate_series(${statement}, ${statement + 1}) as id`,
  );
  // One to be booked, one to be left out, and one that is removed with its statement.
  await owner.query(
    `insert into bank_movements (id, medical_center_id, statement_id, position, fingerprint, day, amount, currency, is_reversal, variable_symbol, counter_name, message) overriding system value
     select id, ${ids.center}, ${statement} + (id - ${statement}) / 2, id, id, '2026-03-16', 45040, 'CZK', false, null, 'Věra U Lípy', 'Masáž U Lípy' from generate_series(${statement}, ${statement + 2}) as id`,
  );
  await owner.query(
    `insert into payments (id, medical_center_id, patient_card_id, currency, price, variable_symbol) overriding system value values (${statement + 2}, ${ids.center}, ${ids.patients.anna}, 'CZK', 45040, '${statement + 2}')`,
  );
}

export const bankStatements: Samples = {
  "Query.bankStatement": {
    call: (at) => `bankStatement(bankStatement: ${at.statement}) { number movements createdBy { fullName } }`,
  },
  "Query.bankMovements": {
    call: (at) =>
      `bankMovements(bankStatement: ${at.statement}, waiting: true) { total items { day amount { amount } counterName message state advice { reason candidates { id } settled { id } } bookings { amount payment { id } } } }`,
  },
  "Query.bankMovement": {
    call: (at) =>
      `bankMovement(bankMovement: ${at.statement}) { counterName counterAccount message leftOutReason leftOutBy { fullName } statement { number } advice { candidates { id patientCard { fullName } } } }`,
  },
  "Query.paymentOfSymbol": {
    call: () => `paymentOfSymbol(variableSymbol: "26900001") { id patientCard { fullName } }`,
    stranger: "own",
  },
  "Mutation.bankStatementImport": {
    call: () => `bankStatementImport(file: $file) { known statements { number } table { names } }`,
    file: camtFile([{ amount: 12_345, name: "Věra", reference: "S-1" }]),
    stranger: "statementOfAnother",
  },
  "Mutation.bankStatementRemove": {
    call: (at) => `bankStatementRemove(bankStatement: ${at.statement + 1}) { id }`,
    fault: (who) => (who === "admin" ? undefined : "notFound"),
  },
  "Mutation.bankMovementBook": {
    call: (at) =>
      `bankMovementBook(bankMovement: ${at.statement}, version: 1, payment: ${at.statement + 2}, paymentVersion: 1) { state booked { amount } }`,
    fault: onceStale,
  },
  "Mutation.bankMovementLeaveOut": {
    call: (at) =>
      `bankMovementLeaveOut(bankMovement: ${at.statement + 1}, version: 1, reason: "Vklad") { state leftOutReason }`,
    fault: onceStale,
  },
};
