import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { importOf } from "./known.ts";
import { secondStale, type Samples } from "./sample.ts";

/** Imports in each of their states. */
export async function prepareImports(owner: Pool) {
  await owner.query(
    `insert into imports (id, medical_center_id, kind, name, state, head, columns, total, created_by) overriding system value
     select ${importOf} + at, ${ids.center}, 'PATIENTS', 'pacienti u Lípy.csv', (array['WRITTEN', 'MATCHING', 'CHECKED', 'CHECKED', 'CHECKED'])[at + 1]::import_state, '{Příjmení,Jméno}', '{"surname":0,"name":1}', 1, ${ids.profiles.admin} from generate_series(0, 4) as at`,
  );
  await owner.query(
    `insert into import_rows (medical_center_id, import_id, line, cells, state, faults, identity, twin)
     select ${ids.center}, ${importOf} + at, 2, '{Lípová,Věra}', (array['FAULTY', 'NEW', 'DUPLICATE', 'READY', 'ASKED'])[at + 1]::import_row_state, case at when 0 then '[{"column":1,"error":"required"}]'::jsonb end, 'import ' || at, case at when 2 then 3 end from generate_series(0, 4) as at`,
  );
  await owner.query(
    `insert into import_names (medical_center_id, import_id, subject, name, written) values (${ids.center}, ${importOf} + 4, 'SERVICE', 'lecba', 'Léčba')`,
  );
}

export const imports: Samples = {
  "Query.imports": {
    call: () => `imports { name state head createdBy { fullName } rows { state count } columns { field column } }`,
    stranger: "own",
  },
  "Query.import": {
    call: (at) => `import(import: ${at.import}) { name state head fault done total version }`,
  },
  "Query.importRows": {
    call: (at) =>
      `importRows(import: ${at.import}, state: FAULTY, page: 1) { total items { line cells faults { column error } known { name } twin } }`,
  },
  "Query.importNames": {
    call: (at) => `importNames(import: ${at.import}) { subject name written options { label } }`,
  },
  "Mutation.importCreate": {
    call: () => `importCreate(kind: PATIENTS, file: $file) { name state }`,
    file: new File(["Příjmení;Jméno\nNová;Osoba\n"], "pacienti.csv"),
    stranger: "own",
  },
  "Mutation.importMatch": {
    call: (at) => `importMatch(import: ${at.import + 1}, version: 1, columns: { surname: 0, name: 1 }) { state }`,
    fault: secondStale,
  },
  "Mutation.importAnswer": {
    call: (at) =>
      `importAnswer(import: ${at.import + 4}, version: 1, answers: [{ subject: SERVICE, name: "lecba", target: ${ids.procedures.therapy} }]) { state }`,
    fault: secondStale,
  },
  "Mutation.importDecide": {
    call: (at) => `importDecide(import: ${at.import + 2}, version: 1, same: true) { state }`,
    fault: secondStale,
  },
  "Mutation.importConfirm": {
    call: (at) => `importConfirm(import: ${at.import + 3}, version: 1) { state }`,
    fault: secondStale,
  },
  "Mutation.importUndo": {
    call: (at) => `importUndo(import: ${at.import}, version: 1) { state }`,
    fault: secondStale,
  },
};
