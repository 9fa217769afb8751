import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { applicant, billInsurers } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const renata = visitor("receptionist");
const card = `/kartoteka/${uuids.jana}?tab=ft-poukazy`;
const form = `/kartoteka/${uuids.jana}/novy-poukaz-ft`;
let lipova = 0;

beforeAll(async () => {
  await billInsurers(owner);
  lipova = await applicant(owner);
});

const voucherFields = (page: { filled(form: string): object }) => ({
  ...page.filled("form#ft-voucher"),
  issuedAt: "2. 3. 2026",
  bookedOn: "9. 3. 2026",
  visits: "5",
  ftVoucherApplicant: String(lipova),
  ftVoucherApplicantQuery: "Lipová",
  primaryDiagnosisQuery: "m545",
  "operation1.code": "21221",
  "operation1.asked": "5",
  reason: "Bolest v kříži, L5",
});

test("reception types a voucher from its voucherFields, and the card shows its limits and visits", async () => {
  expect((await renata.get(card)).text(".empty")).toContain("Zatím žádný poukaz FT");
  const empty = await renata.get(form);
  expect([empty.text("[name=insuranceCompany] [selected]"), empty.value("expertise"), empty.value("bookedOn")]).toEqual(
    ["111 VZP", "902", "16.\u00a03.\u00a02026"],
  );
  expect(empty.all("[name='operation1.planned'][type=hidden]")).toHaveLength(1);
  const page = await renata.follow(await renata.post(form, voucherFields(empty) as never));
  expect(page.text(".flash")).toContain("Poukaz FT je zadaný.");
  const said = page.text("main");
  expect(said).toContain("Poukaz FT ze dne 2. 3. 2026");
  expect(said).toContain("0 využito, 0 objednáno, 5 zbývá");
  expect(said).toContain("2. 8. 2026");
  expect(said).toContain("M54.5");
  expect(said).not.toContain("Bolesti v kříži");
  expect((await visitor("paramedic").get("/poukazy-ft/1")).text("main")).toContain("Bolesti v kříži");
  expect((await renata.get(card)).text("tbody")).toContain("MUDr. Eva Lipová");
});

test("a refused voucher says all that is wrong at once, each with a link to its field, and keeps what was typed", async () => {
  const sent = voucherFields(await renata.get(form));
  const wrong = await renata.post(form, {
    ...sent,
    issuedAt: "17. 3. 2026",
    visits: "",
    ftVoucherApplicant: "",
    ftVoucherApplicantQuery: "",
    primaryDiagnosisQuery: "bolest",
    "operation1.asked": "",
    "operation2.asked": "3",
  } as never);
  expect(wrong.status).toBe(400);
  const alert = wrong.text("[role=alert]");
  for (const fault of [
    "Vystaveno: Den ještě nenastal.",
    "Počet návštěv: Vyplňte",
    "Žadatel: Vyplňte",
    "Hlavní diagnóza: Kód diagnózy v číselníku není.",
    "Počet, 1. výkon: ",
    "2. výkon: ",
  ])
    expect(alert).toContain(fault);
  for (const link of wrong.all("[role=alert] a"))
    expect(wrong.document.getElementById(link.getAttribute("href")!.slice(1)), link.textContent!).not.toBeNull();
  expect([wrong.value("issuedAt"), wrong.value("operation1.code"), wrong.value("reason")]).toEqual([
    "17. 3. 2026",
    "21221",
    "Bolest v kříži, L5",
  ]);
  const unknown = await renata.post(form, { ...sent, "operation2.code": "99999", "operation2.asked": "1" } as never);
  expect(unknown.status).toBe(400);
  expect(unknown.text("#operation2-error")).toContain("Výkon v číselníku není.");
});

test("a new physician who is refused stays open, with what was typed", async () => {
  const sent = voucherFields(await renata.get(form));
  expect((await renata.get(form)).document.querySelector("details[open]")).toBeNull();
  const wrong = await renata.post(form, { ...sent, "newApplicant.name": "MUDr. Jan Nový" } as never);
  expect(wrong.status).toBe(400);
  expect(wrong.text("details[open]")).toContain("IČP");
  expect(wrong.value("newApplicant.name")).toBe("MUDr. Jan Nový");
  expect(wrong.text("[role=alert]")).toContain("IČP: Vyplňte");
});

test("a voucher that was typed in a session that ended comes back after the login", async () => {
  const sent = voucherFields(await renata.get(form));
  await owner.query("update sessions set ended_at = now() where profile_id = $1", [ids.profiles.receptionist]);
  const { location } = await renata.post(form, { ...sent, aim: "Chůze" } as never);
  expect(location).toMatch(/^\/prihlaseni\?redirect=.*kept/);
  await owner.query("update sessions set ended_at = null where profile_id = $1", [ids.profiles.receptionist]);
  const back = await renata.get(new URL(location!, "http://motus.example").searchParams.get("redirect")!);
  expect([back.value("aim"), back.value("operation1.code"), back.value("primaryDiagnosisQuery")]).toEqual([
    "Chůze",
    "21221",
    "m545",
  ]);
});

test("without scripts applicants and diagnoses are found by buttons, and a new physician is typed with the voucher", async () => {
  const sent = { ...voucherFields(await renata.get(form)), ftVoucherApplicant: "", primaryDiagnosisQuery: "kriz" };
  const found = await renata.post(`${form}?find=1`, sent as never);
  expect(found.document.querySelector("[type=radio][name=ftVoucherApplicant]")!.getAttribute("value")).toBe(
    String(lipova),
  );
  expect(found.document.querySelector("[type=radio][name=primaryDiagnosis]")!.getAttribute("value")).toBe("M54.5");
  expect(found.document.querySelector("form#ft-voucher")!.getAttribute("action")).toBe(form);
  const made = await renata.post(form, {
    ...found.filled("form#ft-voucher"),
    primaryDiagnosis: "M54.5",
    ftVoucherApplicantQuery: "",
    "newApplicant.name": "MUDr. Jan Nový",
    "newApplicant.icp": "44999009",
    "newApplicant.expertise": "606",
  } as never);
  expect((await renata.follow(made)).text("main")).toContain("MUDr. Jan Nový, 44999009, 606");
});

test("a voucher is changed, closed, opened and removed; a version of somebody else is shown", async () => {
  const { rows } = await owner.query("select max(id) as id from ft_vouchers");
  const address = `/poukazy-ft/${rows[0].id}`;
  const [mine, other] = [await renata.get(`${address}/upravit`), await renata.get(`${address}/upravit`)];
  const saved = await renata.post(`${address}/upravit`, { ...other.filled("form#ft-voucher"), visits: "8" } as never);
  expect((await renata.follow(saved)).text(".flash")).toContain("Poukaz FT je uložený.");
  const stale = await renata.post(`${address}/upravit`, { ...mine.filled("form#ft-voucher"), aim: "Chůze" } as never);
  expect(stale.status).toBe(409);
  expect([stale.value("visits"), stale.value("aim")]).toEqual(["8", "Chůze"]);
  const [typed, emptied] = [await renata.get(`${address}/upravit`), await renata.get(`${address}/upravit`)];
  const none = { "operation1.code": "", "operation1.asked": "" };
  await renata.follow(
    await renata.post(`${address}/upravit`, { ...emptied.filled("form#ft-voucher"), ...none } as never),
  );
  const followed = await renata.post(`${address}/upravit`, {
    ...typed.filled("form#ft-voucher"),
    aim: "Běh",
  } as never);
  expect([followed.status, followed.value("operation1.code"), followed.value("aim")]).toEqual([409, "", "Běh"]);
  for (const [operation, said] of [
    ["uzavreni", "Poukaz FT je uzavřený."],
    ["otevreni", "Poukaz FT je otevřený."],
    ["odebrani", "Poukaz FT je odebraný."],
  ] as const) {
    const ask = await renata.get(`${address}/${operation}`);
    const page = await renata.follow(await renata.post(`${address}/${operation}`, ask.filled("main form") as never));
    expect(page.text(".flash")).toContain(said);
  }
  expect((await renata.get(address)).status).toBe(404);
  expect((await renata.get(`${address}/vymysleno`)).status).toBe(404);
});

test("the picture of a voucher is uploaded with its form, opened from its page and replaced", async () => {
  const pdf = (name: string) => new File(["%PDF-1.4\ntrailer<<>>\n%%EOF\n"], name);
  const empty = await renata.get(form);
  expect(empty.document.querySelector("form#ft-voucher")!.getAttribute("enctype")).toBe("multipart/form-data");
  const refused = await renata.upload(form, voucherFields(empty) as never, {
    voucherImage: [new File(["x"], "poukaz.txt")],
  });
  expect(refused.status).toBe(400);
  expect(refused.text("#ft-voucher-voucherImage-error")).toContain("Poukaz nahrajte jako PDF nebo obrázek");
  expect(refused.value("reason")).toBe("Bolest v kříži, L5");
  const { location } = await renata.upload(form, refused.filled("form#ft-voucher") as never, {
    voucherImage: [pdf("poukaz.pdf")],
  });
  const shown = await renata.get(location!);
  const link = shown.document.querySelector(".facts a.filename")!;
  expect(link.textContent).toBe("poukaz.pdf");
  const attachment = await renata.get(link.getAttribute("href")!);
  expect([attachment.status, attachment.text("h1")]).toEqual([200, "poukaz.pdf"]);
  expect(attachment.text(".facts")).toContain("administrativní");
  const edit = `${location!.split("?")[0]}/upravit`;
  const again = await renata.upload(edit, (await renata.get(edit)).filled("form#ft-voucher") as never, {
    voucherImage: [pdf("čitelnější.pdf")],
  });
  expect((await renata.get(again.location!)).text(".facts")).toContain("čitelnější.pdf");
  expect((await renata.get(link.getAttribute("href")!)).status).toBe(404);
  const foreign = await visitor("foreign").upload(edit, {}, { voucherImage: [pdf("cizí.pdf")] });
  expect(foreign.status).not.toBe(302);
});

test("a visit goes on the voucher of its patient, and its page leads there", async () => {
  const event = `/editace-udalosti/${ids.events.janaTherapy}`;
  const back = { attendance: String(ids.attendances.jana), redirect: event, insurer: "FT_VOUCHER" };
  const page = await renata.follow(await renata.post("/ucast", back));
  expect(page.text("main")).toContain("Poukaz FT, zbývá 4");
});

test("a Slovak centre has no FT vouchers, and a foreign one is not found", async () => {
  const { rows } = await owner.query("select min(id) as id from ft_vouchers");
  expect((await visitor("foreign").get(`/poukazy-ft/${rows[0].id}`)).status).toBe(404);
  expect((await renata.get(card)).text("main")).toContain("Poukazy FT");
  await owner.query("update medical_centers set country = 'SK'");
  expect((await renata.get(`/kartoteka/${uuids.jana}`)).text("main")).not.toContain("Poukazy FT");
});
