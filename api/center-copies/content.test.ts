import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { gridColumns } from "#rules/grids/columns.ts";
import { reach } from "#rules/permissions.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { addInvoices } from "#tests/kit/invoices/add-invoices.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { copiesOf } from "#tests/kit/centers/copies.ts";
import { gridNamed } from "../grids/all.ts";

const api = await testApi();
const { owner } = api.database;
const { center, patients } = ids;
const { made, unzipped } = copiesOf(api);

await addInvoices(owner, 3);
const text = (files: Record<string, Uint8Array>, name: string) => Buffer.from(files[name]!).toString();
const table = (files: Record<string, Uint8Array>, name: string): Record<string, string>[] =>
  parse(Buffer.from(files[name]!), { bom: true, delimiter: ";", columns: true });
/** Puts bytes behind a row of a stored file. */
const store = (uuid: string, content: string) => api.services.storage.put(uuid, Buffer.from(content));

test("a copy has the lists, cards, files and invoices of the whole centre, and says what each file is", async () => {
  const card = await fullCard(owner, "Dvojitá=Úplná", "2026-03-02");
  for (const uuid of card.files.slice(1)) await store(uuid, `obsah ${uuid}`);
  const copy = await made();
  expect(copy).toMatchObject({
    state: "MADE",
    done: copy.total,
    missing: 1,
    file: { name: "kopie-dat-2026-03-16.zip" },
  });
  const files = await unzipped(copy);
  const names = Object.keys(files);
  const readme = text(files, "README.txt");

  const ofAdministrators = Object.keys(gridColumns).filter((list) => {
    const { permission, filesPermission } = gridNamed(list);
    const administrator = { role: "ROLE_ADMIN", profession: "DOCTOR" } as const;
    return [permission, filesPermission ?? permission].every((one) => reach(administrator, one) !== "none");
  });
  const lists = names.flatMap((name) => /^lists\/(\w+)\.csv$/.exec(name)?.[1] ?? []);
  expect([...lists, "accessLog", "batchCandidates"].sort()).toEqual(ofAdministrators.sort());
  for (const list of lists) expect(readme).toContain(`${list}.csv: `);
  const people = table(files, "lists/patients.csv").map((row) => row["Pacient"]);
  expect(people).toEqual(
    expect.arrayContaining([expect.stringContaining("Dvořáčková"), expect.stringContaining("Úplná")]),
  );
  const { rows } = await owner.query(
    "select count(*)::int as cards, count(*) filter (where archived_at is not null)::int as archived from patient_cards where medical_center_id = $1",
    [center],
  );
  expect(people).toHaveLength(rows[0].cards);
  expect(rows[0].archived).toBeGreaterThan(0);
  expect(table(files, "lists/visits.csv")).toContainEqual(expect.objectContaining({ "Číslo karty": String(card.id) }));
  expect(table(files, "lists/medicalReports.csv").map((row) => row["Číslo karty"])).toContain(String(card.id));

  const folder = `patients/${card.id}-dvojita-uplna-ema/`;
  const { tables } = JSON.parse(text(files, `${folder}data.json`));
  expect(tables.medicalReports).toHaveLength(2);
  expect(tables.patientCards).toEqual([expect.objectContaining({ id: card.id, cave: "Latex" })]);
  const own = names.filter((name) => name.startsWith(`${folder}files/`));
  expect(own.map((name) => text(files, name)).sort()).toEqual(
    card.files
      .slice(1)
      .map((uuid) => `obsah ${uuid}`)
      .sort(),
  );
  expect(text(files, "missing.csv")).toContain(`${folder}files/`);

  expect(names.filter((name) => name.startsWith("invoices/"))).toEqual(
    ["2026-0001", "2026-0002", "2026-0003"].flatMap((number) => [
      `invoices/isdoc/${number}.isdoc`,
      `invoices/pdf/${number}.pdf`,
    ]),
  );
  expect(text(files, "invoices/pdf/2026-0003.pdf").slice(0, 5)).toBe("%PDF-");
  expect(readme).toContain("import/");
  expect(names.filter((name) => /foreign|Cizí/i.test(name))).toEqual([]);
  expect(names).not.toContain(expect.stringContaining(`patients/${patients.foreign}-`));
  expect(copy.mails.map(({ to }: { to: string }) => to).sort()).toEqual(["dana@lipa.example", "milan@lipa.example"]);
});

test("its tables import into another centre as they are: the same people, their visits, vouchers and debts", async () => {
  await owner.query(
    `insert into patient_cards (medical_center_id, name, surname, degree_before, birth_date, sex, phone, email, insurer_code, street, house_number, orientation_number, postcode, town, cave)
     values ($1, 'Přenesená', 'Božena', 'Mgr.', '1961-04-05', 'FEMALE', '+421905123456', 'bozena@example.com', '207', 'Na Příkopě', '1096', '19a', '11000', 'Praha', '=SUM(A1); alergie')`,
    [center],
  );
  const files = await unzipped(await made());
  const into = (kind: string, name: string) => importedInto(kind, files[`import/${name}.csv`]!);
  const imported = await into("PATIENTS", "patients");
  expect(imported.columns).toHaveLength(Object.keys(table(files, "import/patients.csv")[0]!).length);
  await imported.step("importDecide", ", same: false");
  await imported.step("importConfirm");
  expect(Object.keys(await imported.states())).toEqual(["WRITTEN"]);
  const people = async (where: string, values: unknown[]) =>
    (
      await owner.query(
        `select degree_before, name, surname, birth_date::text, sex, phone, email, personal_number, insurer_code, street, house_number, orientation_number, postcode, town, cave
         from patient_cards where ${where} order by surname, name, birth_date, phone`,
        values,
      )
    ).rows;
  const before = await people("medical_center_id = $1 and merged_into_id is null and disposed_at is null", [center]);
  const after = await people("id in (select made_id from import_rows where import_id = $1)", [imported.id]);
  expect(after).toEqual(before);
  expect(after.map(({ cave }) => cave)).toContain("=SUM(A1); alergie");

  const services = await into("SERVICES", "services");
  await services.step("importDecide", ", same: false");
  await services.step("importConfirm");
  expect(Object.keys(await services.states())).toEqual(["WRITTEN"]);
  for (const [kind, name, more] of [
    ["VISITS", "visits", ""],
    ["VOUCHERS", "vouchers", `, openedOn: "2026-03-01"`],
    ["DEBTS", "debts", `, openedOn: "2026-03-01"`],
  ] as const) {
    const rows = table(files, `import/${name}.csv`);
    expect(rows.length).toBeGreaterThan(0);
    const checked = await importedInto(kind, files[`import/${name}.csv`]!, more);
    expect([name, checked.columns.length]).toEqual([name, Object.keys(rows[0]!).length]);
    const { READY = 0, ASKED = 0, CONFLICTING = 0, ...others } = await checked.states();
    // People of the other centre have other names, and are asked about; every patient is found.
    expect([name, READY + ASKED + CONFLICTING, others]).toEqual([name, rows.length, {}]);
  }
});

/** An import of a table into another centre, checked by the columns that are proposed. */
async function importedInto(kind: string, content: Uint8Array, more = "") {
  const { data } = await api.upload(
    "foreign",
    `mutation ($file: Upload!) { importCreate(kind: ${kind}, file: $file) { id } }`,
    { file: null },
    { file: new File([content as never], "table.csv") },
  );
  const { id } = data.importCreate as { id: number };
  const read = async () =>
    (await api.call("foreign", `{ import(import: ${id}) { version columns { field column } rows { state count } } }`))
      .data.import as {
      version: number;
      columns: { field: string; column: number }[];
      rows: { state: string; count: number }[];
    };
  const step = async (name: string, more = "") => {
    const { version } = await read();
    const answer = await api.call("foreign", `mutation { ${name}(import: ${id}, version: ${version}${more}) { id } }`);
    expect(answer.errors).toBeUndefined();
    await runJobs(api);
  };
  await runJobs(api);
  const { columns } = await read();
  await step(
    "importMatch",
    `, columns: { ${columns.map(({ field, column }) => `${field}: ${column}`).join(", ")} }${more}`,
  );
  const states = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await read()).rows.map(({ state, count }) => [state, count]));
  return { id, columns, step, states };
}
