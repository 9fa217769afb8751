import { ids, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { ACCOUNT } from "./statement-files.ts";

const imported = `known otherAccounts statements { id account number from to movements waiting booked } table { names columns { day amount variableSymbol } }`;

/** Files of the account of the cast's centre that are imported, by reception unless it is said otherwise. */
export async function statementImportsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  await owner.query(
    `insert into billing_information (medical_center_id, company_name, iban, account_number_cze, town) values ($1, 'Rehabilitace U Lípy', $2, $3, 'Praha')`,
    [ids.center, ACCOUNT.iban, ACCOUNT.number],
  );
  const send = (file: File, columns?: object, who: Role = "receptionist", key?: string, chooseColumns?: boolean) =>
    api.upload(
      who,
      `mutation ($file: Upload!, $columns: BankColumnsInput, $chooseColumns: Boolean) { bankStatementImport(file: $file, columns: $columns, chooseColumns: $chooseColumns) { ${imported} } }`,
      { file: null, columns, chooseColumns },
      { file },
      key ? { "idempotency-key": key } : {},
    );
  const movementsOf = async (statement: number) =>
    (
      await api.call(
        "receptionist",
        `{ bankMovements(bankStatement: ${statement}) { items { id day state amount { amount } counterName message leftOutReason version advice { reason candidates { id } } bookings { amount payment { id payedAt paymentMethod } } } } }`,
      )
    ).data.bankMovements.items;
  let last = 600_000;
  /** An owed payment of its own, with its symbol. */
  async function owed(price: number) {
    const vs = `26${++last}`;
    const { rows } = await owner.query(
      `insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at) values ($1, $2, 'CZK', $3, $4, '2026-03-10') returning id`,
      [ids.center, ids.patients.anna, price, vs],
    );
    return { id: rows[0].id as number, vs };
  }
  return { send, movementsOf, owed };
}
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof statementImportsOf>>["send"]>>;
/** Status and code of a refusal. */
export const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];
