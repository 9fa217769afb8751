import { expect, test } from "vitest";
import { ids, tokens, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, site, database } = await testPages();
const uuidOf = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** Signed reports of a patient, one a day; every tenth does not hold. */
const written = (patient: number, from: number, to: number, words = 0) =>
  database.owner.query(
    `insert into medical_reports (uuid, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, invalidated_at, invalidated_by, invalid_reason)
     select ('aaaaaaaa-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $2, timestamptz '2025-01-01 08:00Z' + n * interval '1 day', '## Nález ' || n || E'\\n\\n' || coalesce((select string_agg(md5(word::text), ' ') from generate_series(1, $6) word), ''), '', $3, $3, '2026-01-01', $3, 'Mgr. Petr', repeat('a', 64),
       case when n % 10 = 0 then timestamptz '2026-01-02' end, case when n % 10 = 0 then $3::int end, case when n % 10 = 0 then 'omyl' end from generate_series($4::int, $5::int) n`,
    [ids.center, patient, ids.profiles.paramedic, from, to, words],
  );
await written(ids.patients.karel, 1, 130);
await written(ids.patients.anna, 201, 201);
const print = (numbers: number[], more = "") =>
  `/kartoteka/${uuids.karel}/tisk?${numbers.map((n) => `medicalReportUuids=${uuidOf(n)}`).join("&")}${more}`;

test("chosen reports are printed in the given order, each under its centre's letterhead, and the log names the reader", async () => {
  const page = await visitor("paramedic").get(print([7, 3, 10]));
  expect(page.status).toBe(200);
  expect(page.all(".letter .written h3").map((one) => one.text)).toEqual(["Nález 7", "Nález 3", "Nález 10"]);
  expect(page.all(".letter header").map((one) => one.structuredText.replace(/\s+/g, " ").trim())).toEqual([
    ...Array(2).fill("Rehabilitace U Lípy · +420 601 000 100 · info@lipa.example Karel Novák, 710319/2745"),
    expect.stringContaining("NEPLATÍ"),
  ]);
  expect(page.all("script:not([src='/print.js'])")).toHaveLength(0);
  expect(page.title).toBe("Zprávy k\u00a0tisku | Motus");
  const { rows } = await database.owner.query(
    "select details from audit_rows where action = 'medicalReport.read' and patient_card_id = $1 and profile_id = $2",
    [ids.patients.karel, ids.profiles.paramedic],
  );
  const { rows: printed } = await database.owner.query("select id from medical_reports where uuid = any($1)", [
    [7, 3, 10].map(uuidOf),
  ]);
  expect(rows.flatMap(({ details }) => details.medicalReports).sort()).toEqual(printed.map(({ id }) => id).sort());
});

test("without any named all signed ones are printed, the oldest first, a hundred in a part", async () => {
  const first = await visitor("admin").get(`/kartoteka/${uuids.karel}/tisk`);
  expect(first.all(".written h3").map((one) => one.text)).toEqual(
    Array.from({ length: 100 }, (_, at) => `Nález ${at + 1}`),
  );
  expect(first.text(".offer")).toContain("Tady jsou 1–100, celkem 130.");
  const next = await visitor("admin").get(`/kartoteka/${uuids.karel}/tisk?part=2`);
  expect(next.all(".written h3").map((one) => one.text)).toEqual(
    Array.from({ length: 30 }, (_, at) => `Nález ${at + 101}`),
  );
  for (const part of ["0", "-1", "3"])
    expect([part, (await visitor("admin").get(`/kartoteka/${uuids.karel}/tisk?part=${part}`)).status]).toEqual([
      part,
      404,
    ]);
  expect((await visitor("admin").get(`/kartoteka/${uuids.karel}/tisk?medicalReportUuids=`)).text("main")).toContain(
    "nevybrali jste žádnou zprávu",
  );
});

test("a user who may not read is refused, and a report of another card or centre is not found", async () => {
  const nothing = await visitor("paramedic").get(print([999]));
  expect(nothing.status).toBe(404);
  for (const who of ["receptionist", "manager"] as const)
    expect([who, (await visitor(who).get(print([7]))).status]).toEqual([who, 403]);
  expect((await visitor("receptionist").get(print([7]))).html).not.toContain("Nález");
  expect((await visitor("paramedic").get(print([7, 201]))).status).toBe(404);
  expect((await visitor("foreign").get(print([7]))).status).toBe(404);
  expect((await visitor("paramedic").get(print([...Array.from({ length: 40 }, (_, at) => at + 1), 201]))).status).toBe(
    404,
  );
  expect((await visitor("paramedic").get(print([7], "&medicalReportUuids=nesmysl"))).status).toBe(404);
});

test("a print is streamed as it is read: it stops when the client leaves, and a lost permission is reported in it", async () => {
  await written(ids.patients.jana, 301, 400, 1000);
  const begun = async (who: "admin" | "paramedic") => {
    const response = await site.fetch(
      new Request(`http://motus.example/kartoteka/${uuids.jana}/tisk`, { headers: { cookie: `motus=${tokens[who]}` } }),
    );
    expect(response.status).toBe(200);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let html = "";
    while (!html.includes("Nález 301")) html += (await reader.read()).value;
    return { reader, html };
  };
  const readBy = async (who: "admin" | "paramedic") => {
    const { rows } = await database.owner.query(
      "select coalesce(sum(jsonb_array_length(details->'medicalReports')), 0)::int as read from audit_rows where action = 'medicalReport.read' and patient_card_id = $1 and profile_id = $2",
      [ids.patients.jana, ids.profiles[who]],
    );
    return rows[0].read;
  };
  const left = await begun("admin");
  await left.reader.cancel();

  const { reader, html } = await begun("paramedic");
  await database.owner.query("update profiles set role = 'ROLE_RECEPTIONIST', profession = 'OTHER' where id = $1", [
    ids.profiles.paramedic,
  ]);
  let whole = html;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) whole += piece.value;
  await database.owner.query(
    "update profiles set role = 'ROLE_PARAMEDIC', profession = 'PHYSIOTHERAPIST' where id = $1",
    [ids.profiles.paramedic],
  );
  expect(whole).toMatch(/Tisk tady končí, ale není celý.*<\/html>/s);
  const read = await readBy("paramedic");
  expect(read).toBeLessThan(100);
  expect(whole.match(/>Nález \d/g)).toHaveLength(read);
  expect(await readBy("admin")).toBeLessThan(100);
});

test("the paper is chosen by a link, and a wrong one leaves the address", async () => {
  const page = await visitor("paramedic").get(print([7], "&paper=a5"));
  expect(page.all(".small-paper").length).toBe(1);
  expect(page.all(".doc nav [aria-current]").map((one) => one.text)).toEqual(["A5"]);
  expect((await visitor("paramedic").get(`/kartoteka/zaznam/${uuidOf(7)}?paper=a3`)).location).toBe(
    `/kartoteka/zaznam/${uuidOf(7)}`,
  );
});

test("the card offers a choice of reports to users who may read them", async () => {
  const list = await visitor("paramedic").get(`/kartoteka/${uuids.karel}?tab=dokumentace`);
  expect(list.all("form[action$='/tisk'] [name=medicalReportUuids][type=checkbox]")).toHaveLength(50);
  expect((await visitor("receptionist").get(`/kartoteka/${uuids.karel}?tab=dokumentace`)).html).not.toMatch(
    /\/tisk["?]/,
  );
});
