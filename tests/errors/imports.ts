import { Fault } from "#api/core/fault.ts";
import { beginImport } from "#api/imports/begin.ts";
import { debts } from "#api/imports/kinds/debts.ts";
import { ids } from "#tests/cast/people.ts";
import { ask, owner, verb, whole } from "./ask.ts";

/** The refusals of imports. */
export const imports = {
  importTypeRefused: () =>
    verb((ctx) =>
      beginImport(ctx, "PATIENTS", new File(["%PDF-1.4\n%%EOF\n"], "letter.pdf")).catch((fault: Fault) =>
        Promise.reject(new Fault(fault.details.fields![0]!.error)),
      ),
    ),
  patientUnknown: () =>
    verb(async (ctx) => {
      const row = { line: 2, cells: ["Nikdo Neznámý", "100"] };
      const [checked] = await debts.check(ctx, { id: 0, columns: { fullName: 0, amount: 1 } } as never, [row as never]);
      throw new Fault(checked!.faults![0]!.error);
    }),
  importInUse: async () => {
    const { rows } = await owner.query(
      "insert into imports (medical_center_id, kind, name, state, created_by) values ($1, 'PATIENTS', 'a.csv', 'WRITTEN', $2) returning id",
      [ids.center, ids.profiles.admin],
    );
    await owner.query(
      "insert into import_rows (medical_center_id, import_id, line, cells, state, made_id) values ($1, $2, 2, '{}', 'WRITTEN', $3)",
      [ids.center, rows[0].id, ids.patients.jana],
    );
    return whole(ask("admin", `mutation { importUndo(import: ${rows[0].id}, version: 1) { id } }`));
  },
};
