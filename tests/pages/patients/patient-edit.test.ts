import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const edit = `/kartoteka/${uuids.jana}/upravit`;
type Page = Awaited<ReturnType<ReturnType<typeof visitor>["get"]>>;

/** The submission of a browser: every control with its value. */
function filled(page: Page): Record<string, string> {
  const controls = page.all("main form input, main form textarea, main form select");
  return Object.fromEntries(
    controls.flatMap((control) => {
      const name = control.getAttribute("name");
      if (!name) return [];
      if (control.tagName === "SELECT")
        return [[name, control.querySelector("option[selected]")?.getAttribute("value") ?? ""]];
      if (control.getAttribute("type") === "radio")
        return control.hasAttribute("checked") ? [[name, control.getAttribute("value") ?? ""]] : [];
      return [
        [
          name,
          control.tagName === "TEXTAREA"
            ? control.text
            : (control.getAttribute("value") ?? "").replaceAll("&quot;", '"'),
        ],
      ];
    }),
  );
}
const card = async () =>
  (await database.owner.query("select * from patient_cards where id = $1", [ids.patients.jana])).rows[0];

test("a form sent back untouched changes nothing but the version", async () => {
  const before = await card();
  const renata = visitor("receptionist");
  const answer = await renata.post(edit, filled(await renata.get(edit)));
  expect(answer.location).toBe(`/kartoteka/${uuids.jana}`);
  expect(await card()).toEqual({ ...before, version: before.version + 1, updated_at: expect.any(Date) });
  const { rows } = await database.owner.query("select details from audit_rows where action = 'patientCard.updated'");
  expect(rows).toEqual([{ details: { fields: [] } }]);
});

test("emptied fields are saved empty", async () => {
  const renata = visitor("receptionist");
  await renata.post(edit, { ...filled(await renata.get(edit)), email: "", "address.uliceNazev": "" });
  expect(await card()).toMatchObject({ email: null, street: null, town: "Kamenný Újezd" });
});

test("a version that is none is refused in words", async () => {
  const renata = visitor("receptionist");
  const form = filled(await renata.get(edit));
  for (const version of ["", "x", "-1", "1.5", "99999999999"]) {
    const refused = await renata.post(edit, { ...form, version, surname: "Nová" });
    expect([refused.status, refused.value("version"), refused.text("[role=alert]")]).toEqual([
      400,
      "0",
      expect.stringContaining("Některé údaje nejsou"),
    ]);
  }
  expect((await renata.post(edit, { ...form, version: "0", surname: "Nová" })).status).toBe(409);
});

test("two people who change one card see both versions and lose neither", async () => {
  const [renata, petr] = [visitor("receptionist"), visitor("paramedic")];
  const [hers, his] = [filled(await renata.get(edit)), filled(await petr.get(edit))];
  await petr.post(edit, { ...his, phone: "602 000 111", cave: "Kardiostimulátor", height: "170" });

  const stale = await renata.post(edit, { ...hers, cave: "Těhotenství", surname: "Nová" });
  expect(stale.status).toBe(409);
  expect(stale.text("main")).toContain("Mezitím to uložil někdo jiný");
  const rows = stale.all(".note tbody tr").map((row) => row.childNodes.map((cell) => cell.text.replace(/\s/g, " ")));
  expect(rows).toEqual([
    ["Příjmení", "Nová", "Dvořáčková"],
    ["Výška (cm)", "prázdné", "170"],
    ["Telefon", "+420 601 000 377", "+420 602 000 111"],
    ["CAVE", "Těhotenství", "Kardiostimulátor"],
  ]);
  // Her typed values stay; untouched fields are as he saved them.
  expect([stale.value("surname"), stale.value("cave")]).toEqual(["Nová", "Těhotenství"]);
  expect([stale.value("phone")?.replace(/\s/g, " "), stale.value("height")]).toEqual(["+420 602 000 111", "170"]);

  expect((await renata.post(edit, filled(stale))).status).toBe(302);
  expect(await card()).toMatchObject({ surname: "Nová", phone: "+420602000111", cave: "Těhotenství", height_cm: 170 });
});

test("a fault in between does not hide a concurrent change", async () => {
  const [renata, petr] = [visitor("receptionist"), visitor("paramedic")];
  const hers = filled(await renata.get(edit));
  await petr.post(edit, { ...filled(await petr.get(edit)), invoiceNote: "Posílat poštou" });
  const wrong = await renata.post(edit, { ...hers, phone: "1" });
  expect(wrong.status).toBe(400);
  expect((await renata.post(edit, { ...filled(wrong), phone: "601 000 377" })).status).toBe(409);
});

test("a session that ended during typing leads back to the filled form", async () => {
  const renata = visitor("receptionist");
  const typed = { ...filled(await renata.get(edit)), cave: "Rozepsané upozornění" };
  await database.owner.query("update sessions set ended_at = now() where profile_id = $1", [ids.profiles.receptionist]);
  const answer = await renata.post(edit, typed);
  expect(answer.status).toBe(302);
  expect(answer.location).toMatch(/^\/prihlaseni\?redirect=.*kept/);
  const back = new URL(answer.location!, "http://motus.example").searchParams.get("redirect")!;
  await database.owner.query("update sessions set ended_at = null where profile_id = $1", [ids.profiles.receptionist]);
  const again = await renata.get(back);
  expect(again.value("cave")).toBe("Rozepsané upozornění");
  expect((await renata.post(edit, filled(again))).status).toBe(302);
});

test("a change of insurer asks for its first day, and the card shows both", async () => {
  const renata = visitor("receptionist");
  const address = `/kartoteka/${uuids.karel}/upravit`;
  for (const [insuranceCompanyCode, insuredSince] of [
    ["211", "1. 1. 2025"],
    ["111", "1. 3. 2026"],
  ] as const)
    expect(
      (
        await renata.post(address, {
          ...filled(await renata.get(address)),
          insuranceCompanyCode,
          insuredSince,
          idempotencyKey: insuredSince,
        })
      ).status,
    ).toBe(302);
  const page = await renata.get(`/kartoteka/${uuids.karel}`);
  expect(page.text(".cells")).toContain("111 VZP");
  expect(page.text(".said").replaceAll("\u00a0", " ")).toMatch(
    /Historie pojištění od 1\. 3\. 2026 111 .* od 1\. 1\. 2025 211 /,
  );
  const wrong = await renata.post(address, {
    ...filled(await renata.get(address)),
    insuredSince: "1. 1. 2030",
    idempotencyKey: "wrong",
  });
  expect([wrong.status, wrong.value("insuredSince")]).toEqual([400, "1. 1. 2030"]);
});
