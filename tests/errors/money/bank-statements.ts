import { ids } from "#tests/cast/people.ts";
import { camtFile } from "#tests/kit/bank/statement-files.ts";
import { ask, owner, upload, whole } from "../ask.ts";

const send = (file: File) =>
  whole(upload("mutation ($file: Upload!) { bankStatementImport(file: $file) { known } }", file));

/** The refusals of importing bank statements. */
export const bankStatements = {
  statementUnreadable: () => send(new File(["<a>"], "vypis.xml")),
  statementBooked: async () => {
    const { rows } = await owner.query(
      `with statement as (insert into bank_statements (medical_center_id, currency, created_by) values ($1, 'CZK', $2) returning id)
       insert into bank_movements (medical_center_id, statement_id, position, fingerprint, day, amount, currency, is_reversal, booked)
       select $1, id, 0, 'booked', '2026-03-13', 100, 'CZK', false, 100 from statement returning statement_id as id`,
      [ids.center, ids.profiles.admin],
    );
    return whole(ask("admin", `mutation { bankStatementRemove(bankStatement: ${rows[0].id}) { id } }`));
  },
  statementOfAnother: () => send(camtFile([{ amount: 100, reference: "1" }], "CZ9455000000001011038930")),
};
