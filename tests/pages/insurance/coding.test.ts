import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { billInsurers } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const petr = visitor("paramedic");
const { attendances, events } = ids;
let department = 0;

beforeAll(async () => {
  department = await billInsurers(owner);
  await owner.query("update patient_attendances set state = 'PRESENT', on_ft_voucher = true where id = $1", [
    attendances.jana,
  ]);
});

/** A new report of Jana's visit, and the address of its coding. */
async function write(attendance = `?attendanceId=${attendances.jana}`) {
  const form = `/kartoteka/${uuids.jana}/nova-zprava${attendance}`;
  const sent = await petr.post(form, {
    ...(await petr.get(form)).filled("form#report"),
    content: "Bez otoku",
    date: "16. 3. 2026",
    time: "8:00",
    then: "vykony",
  });
  expect(sent.location).toContain("/vykony");
  return sent.location!;
}

test("a visit is coded with the codes typed, shown with the report and on paper", async () => {
  const address = await write();
  const form = await petr.get(address);
  expect(form.text("main")).toContain("Výkony a diagnózy pro pojišťovnu");
  expect(form.all("#offered-operations option")).toHaveLength(31);
  const sent = await petr.post(address, {
    ...form.filled("form#operations"),
    "operation1.code": "21221",
    "operation1.count": "",
    "operation2.code": "21413",
    "operation2.count": "1",
    primaryDiagnosisQuery: "m545",
    otherDiagnosis1Query: "G54.4 Poruchy kořenů",
  });
  const page = await petr.follow(sent);
  expect(page.text(".flash")).toContain("Výkony jsou uložené.");
  const coding = page.text(".report");
  expect(coding).toContain("Pro pojišťovnu, odbornost 902");
  expect(coding).toContain("M54.5 Bolesti v kříži");
  expect(coding).toContain("G54.4 Poruchy kořenů");
  expect(coding).toMatch(/21221 .*1×.*21413 .*1×/);
  const uuid = /zaznam\/([\w-]+)\//.exec(address)![1]!;
  expect((await petr.get(`/kartoteka/zaznam/${uuid}`)).text(".report")).toContain("Pro pojišťovnu, odbornost 902");
  const again = await petr.get(address);
  expect([again.value("operation1.code"), again.value("operation1.count"), again.value("primaryDiagnosis")]).toEqual([
    "21221",
    "1",
    "M54.5",
  ]);
  const none = { ...again.filled("form#operations"), primaryDiagnosis: "", otherDiagnosis1: "" };
  const cleared = await petr.post(address, {
    ...none,
    "operation1.code": "",
    "operation2.code": "",
  });
  expect((await petr.follow(cleared)).text(".flash")).toContain("Zpráva už výkony pro pojišťovnu nemá.");
  await owner.query(
    "update medical_reports set removed_at = now(), removed_by = created_by, patient_attendance_id = null",
  );
});

test("a refused coding says why at its field, lists its warnings, and keeps what was typed", async () => {
  const address = await write();
  const form = (await petr.get(address)).filled("form#operations");
  const wrong = await petr.post(address, {
    ...form,
    "operation1.code": "99999",
    "operation1.count": "x",
    "operation2.code": "21413",
    primaryDiagnosisQuery: "bolest zad",
  });
  expect(wrong.status).toBe(400);
  expect(wrong.text("[role=alert]")).toContain("Kód diagnózy v číselníku není.");
  expect([wrong.value("operation1.code"), wrong.value("primaryDiagnosisQuery")]).toEqual(["99999", "bolest zad"]);
  const unknown = await petr.post(address, { ...form, "operation1.code": "21413", "operation2.code": "99999" });
  expect(unknown.status).toBe(400);
  expect(unknown.text("#operation2-error")).toBe("Výkon v číselníku není.");
  const warned = await petr.post(address, { ...form, "operation1.code": "21413", "operation1.count": "2" });
  expect(warned.status).toBe(400);
  expect(warned.text(".note.warn")).toContain("21413 Hradí se jednou denně");
  expect(warned.value("operation1.count")).toBe("2");
  const reasoned = await petr.post(address, {
    ...warned.filled("form#operations"),
    reason: "Obě kolena",
  });
  const page = await petr.follow(reasoned);
  expect(page.text(".report")).toContain("Obě kolena");
  expect(page.text("main")).toContain("Takto by pojišťovna návštěvu odmítla");
  expect(page.text("main")).toContain("Chybí hlavní diagnóza.");
  expect(page.text("main")).toContain("Na poukaz se čeká, zatím není zadaný.");
  expect(page.text("main")).not.toContain("Pojišťovna může výkony krátit");
});

test("a report with a warning that has no reason is not signed, and its page leads to the coding", async () => {
  const address = await codingAddress();
  const form = (await petr.get(address)).filled("form#operations");
  await petr.post(address, { ...form, "operation2.code": "21221", "operation2.count": "1" });
  await owner.query(
    "update medical_reports set coding = jsonb_set(coding::jsonb, '{reason}', 'null') where coding is not null",
  );
  const sign = address.replace("/vykony", "/podpis");
  const refused = await petr.post(sign, (await petr.get(sign)).filled("main form"));
  expect(refused.status).toBe(400);
  expect(refused.text("[role=alert]")).toContain("21413 Hradí se jednou denně");
  expect(refused.document.querySelector(`[role=alert] a[href="${address}"]`)).not.toBeNull();
  expect(refused.all("[role=alert] a")).toHaveLength(1);
  await petr.post(address, { ...(await petr.get(address)).filled("form#operations"), reason: "Obě kolena" });
});

test("a coding that was typed in a session that ended comes back after the login", async () => {
  const address = await codingAddress();
  const form = (await petr.get(address)).filled("form#operations");
  await owner.query("update sessions set ended_at = now() where profile_id = $1", [ids.profiles.paramedic]);
  const { location } = await petr.post(address, { ...form, "operation2.code": "21225", reason: "Obě ramena" });
  expect(location).toMatch(/^\/prihlaseni\?redirect=.*kept/);
  await owner.query("update sessions set ended_at = null where profile_id = $1", [ids.profiles.paramedic]);
  const back = await petr.get(new URL(location!, "http://motus.example").searchParams.get("redirect")!);
  expect([back.value("operation2.code"), back.value("reason")]).toEqual(["21225", "Obě ramena"]);
});

test("a diagnosis is searched for without scripts, and the rest of the form stays", async () => {
  const address = await codingAddress();
  const form = (await petr.get(address)).filled("form#operations");
  const found = await petr.post(`${address}?find=1`, {
    ...form,
    "operation2.code": "21221",
    primaryDiagnosisQuery: "kriz",
  });
  expect(found.document.querySelector("[type=radio][name=primaryDiagnosis]")!.getAttribute("value")).toBe("M54.5");
  expect(found.value("operation2.code")).toBe("21221");
});

test("a preset fills in the operations, and the rest of the form stays", async () => {
  await owner.query(
    `insert into medical_operation_presets (medical_center_id, owner_id, name, expertise, operations)
     select $1, $2, 'LTV', '902', json_build_array(json_build_object('id', id, 'code', code, 'expertise', expertise, 'name', 'LTV', 'count', 2)) from medical_operations where code = '21225'`,
    [ids.center, ids.profiles.paramedic],
  );
  const address = await codingAddress();
  const form = await petr.get(address);
  const href = form.document.querySelector("[formaction*=preset]")!.getAttribute("formaction")!;
  const filled = await petr.post(href, { ...form.filled("form#operations"), reason: "Zůstane" });
  expect([filled.value("operation1.code"), filled.value("operation1.count"), filled.value("operation2.code")]).toEqual([
    "21225",
    "2",
    "",
  ]);
  expect(filled.value("reason")).toBe("Zůstane");
  expect(filled.document.querySelector("form#operations")!.getAttribute("action")).toBe(address);
});

/** The coding of the newest report. */
async function codingAddress() {
  const { rows } = await owner.query("select uuid from medical_reports order by id desc limit 1");
  return `/kartoteka/zaznam/${rows[0].uuid}/vykony`;
}

test("another user's change of the coding is shown with both versions, a change of the text is not a conflict", async () => {
  const address = await codingAddress();
  const [mine, other] = [await petr.get(address), await petr.get(address)].map((page) =>
    page.filled("form#operations"),
  );
  expect((await petr.post(address, { ...other, primaryDiagnosisQuery: "M545" })).status).toBe(302);
  const stale = await petr.post(address, { ...mine, reason: "Druhý důvod" });
  expect(stale.status).toBe(409);
  expect(stale.text("[role=alert]")).toContain("Porovnejte obě verze");
  expect([stale.value("reason"), stale.value("primaryDiagnosis")]).toEqual(["Druhý důvod", "M54.5"]);
});

test("the page of a coding names the payer of its visit, and the way into a department", async () => {
  const address = await codingAddress();
  await owner.query("update patient_attendances set on_ft_voucher = false");
  const page = await petr.get(address);
  expect(page.text(".note.warn")).toContain("Návštěvu teď hradí pacient");
  expect(page.html).toContain(`/editace-udalosti/${events.janaTherapy}`);
  await owner.query("delete from department_profiles where department_id = $1", [department]);
  expect((await petr.get(address)).text(".note.warn")).toContain("Nepatříte do žádného pracoviště.");
  for (const who of ["receptionist", "manager"] as const) expect((await visitor(who).get(address)).status).toBe(403);
  expect((await visitor("admin").get(address)).status).toBe(403);
  expect((await visitor("foreign").get(address)).status).toBe(404);
});
