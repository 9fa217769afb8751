import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const list = "/nastaveni/zdravotnicke-zarizeni/zadatele-ft-poukazu";
const create = "/novy-zadatel-ft-poukazu";
const edit = (id: number) => `/editace-zadatele-ft-poukazu/${id}`;
const typed = {
  name: "MUDr. Eva Lipová",
  icp: "44 123 001",
  expertise: "201 rehabilitační a fyzikální medicína",
  phone: "387 000 181",
  address: "Lipová 12\n602 00 Brno",
};
/** The id of the latest applicant. */
const latest = async (): Promise<number> =>
  (await owner.query("select max(id) as id from ft_voucher_applicants")).rows[0].id;

test("every role finds the section and the purpose of an empty list", async () => {
  for (const [who, settings] of [
    ["admin", "zdravotnicke-zarizeni"],
    ["paramedic", "osobni"],
    ["receptionist", "osobni"],
  ] as const) {
    expect((await visitor(who).get(`/nastaveni/${settings}`)).text("main")).toContain("Žadatelé poukazů FT");
    const page = await visitor(who).get(list);
    expect(page.text(".empty")).toContain("Zatím žádný žadatel");
    expect(page.document.querySelector("main .mute a, main a")!.getAttribute("href")).toBe(`/nastaveni/${settings}`);
  }
});

test("reception adds an applicant by the stamp, with the specialties offered", async () => {
  const someone = visitor("receptionist");
  const form = await someone.get(create);
  expect(form.all("datalist option")).toHaveLength(324);
  const after = await someone.follow(await someone.post(create, typed));
  expect(after.text(".flash")).toContain("MUDr. Eva Lipová je mezi žadateli.");
  expect(after.text("tbody")).toMatch(/^MUDr\. Eva Lipová 44123001 201 \+420\s387\s000\s181 Archivovat/);
  expect(after.document.querySelector("tbody a")!.getAttribute("href")).toBe(edit(await latest()));
});

test("faults are reported by field, and typed values stay", async () => {
  const someone = visitor("receptionist");
  const wrong = { ...typed, name: " ", icp: "4412300", expertise: "99", phone: "12" };
  const page = await someone.post(create, wrong);
  expect([page.status, page.title]).toEqual([400, "Chyba: Nový žadatel poukazů FT | Motus"]);
  const summary = page.text("[role=alert]");
  for (const words of ["Vyplňte jméno.", "IČP: Číslo má osm číslic.", "Taková odbornost v číselníku není", "Telefon:"])
    expect(summary).toContain(words);
  for (const name of ["icp", "expertise", "phone"] as const) expect(page.value(name)).toBe(wrong[name]);
  expect(page.text("textarea")).toContain("602 00 Brno");

  const region = await someone.post(create, { ...typed, icp: "97123001" });
  expect(region.text("[role=alert]")).toContain("IČP: Takové pracoviště VZP v číselníku není.");
  const known = await someone.post(create, { ...typed, name: "mudr. eva lipova" });
  expect([known.status, known.value("name")]).toEqual([409, "mudr. eva lipova"]);
  expect(known.text("[role=alert]")).toContain("Žadatele s tímto jménem, IČP a odborností už máte.");
});

test("an applicant is changed, and a concurrent change shows both and takes over untouched fields", async () => {
  const [mine, theirs] = [visitor("receptionist"), visitor("paramedic")];
  const address = edit(await latest());
  const form = (await mine.get(address)).filled("main form");
  expect(form).toMatchObject({ name: ["MUDr. Eva Lipová"], icp: ["44123001"], expertise: ["201"] });
  const other = (await theirs.get(address)).filled("main form");
  const saved = await theirs.follow(await theirs.post(address, { ...other, phone: "", address: "Dubová 3\nBrno" }));
  expect(saved.text(".flash")).toContain("Uloženo: MUDr. Eva Lipová.");
  const refused = await mine.post(address, { ...form, expertise: "606" });
  expect(refused.status).toBe(409);
  expect(refused.text(".note table")).toContain("Odbornost 606 201");
  expect([refused.value("expertise"), refused.value("version")]).toEqual(["606", "2"]);
  expect(refused.filled("main form")).toMatchObject({ phone: [""], address: ["Dubová 3\nBrno"] });
  const again = await mine.follow(await mine.post(address, refused.filled("main form")));
  expect(again.text("tbody")).toMatch(/^MUDr\. Eva Lipová 44123001 606\s+Archivovat/);
});

test("the list is searched by number and name, and saved as a file", async () => {
  const someone = visitor("receptionist");
  await someone.post(create, { ...typed, name: "MUDr. Čeněk Žižka", icp: "44200001", phone: "", address: "" });
  const names = async (query: string) =>
    (await someone.get(`${list}${query}`)).all("tbody th").map((cell) => cell.text.trim());
  expect(await names("")).toEqual(["MUDr. Čeněk Žižka", "MUDr. Eva Lipová"]);
  expect(await names("?direction=desc")).toEqual(["MUDr. Eva Lipová", "MUDr. Čeněk Žižka"]);
  expect(await names("?q=zizka")).toEqual(["MUDr. Čeněk Žižka"]);
  expect(await names("?q=44+12")).toEqual(["MUDr. Eva Lipová"]);
  const none = await someone.get(`${list}?q=nikdo`);
  expect(none.text(".empty")).toContain("Nic nenalezeno");
  expect(none.document.querySelector("main input[name=q]")!.getAttribute("value")).toBe("nikdo");
  const file = await someone.get("/api/cms/datagrid/ftVoucherApplicants?format=csv&language=cs&q=442");
  expect(file.html.replace("\ufeff", "")).toBe(
    "Žadatel;IČP;Odbornost;Telefon;Adresa\r\nMUDr. Čeněk Žižka;44200001;201;;\r\n",
  );
});

test("an applicant is archived after a question, and then shown in the archive alone", async () => {
  const someone = visitor("receptionist");
  const id = await latest();
  const address = `${edit(id)}/archivace`;
  const question = await someone.get(address);
  expect(question.text("main")).toContain("Archivovat žadatele? MUDr. Čeněk Žižka IČP 44200001, odbornost 201");
  const gone = await someone.follow(await someone.post(address, question.filled("main form")));
  expect(gone.text(".flash")).toContain("MUDr. Čeněk Žižka je v archivu.");
  expect(gone.text("tbody")).not.toContain("Žižka");
  const archive = await someone.get(`${list}?tab=archiv`);
  expect(archive.text("tbody")).toMatch(/^MUDr\. Čeněk Žižka 44200001 201/);
  expect(archive.all("tbody a")).toEqual([]);
  for (const nowhere of [edit(id), address, edit(999_999)]) expect((await someone.get(nowhere)).status).toBe(404);
  for (const page of [edit(await latest()), `${edit(id - 1)}/archivace`])
    expect((await visitor("foreign").get(page)).status).toBe(404);
});

test("a form that was sent after the session had ended comes back as it was typed", async () => {
  const someone = visitor("receptionist");
  const { receptionist } = ids.profiles;
  await owner.query("update sessions set ended_at = now() where profile_id = $1", [receptionist]);
  const sent = await someone.post(create, typed);
  expect(sent.location).toMatch(/^\/prihlaseni\?redirect=.*kept/);
  await owner.query("update sessions set ended_at = null where profile_id = $1", [receptionist]);
  const back = await someone.get(new URL(sent.location!, "http://motus.example").searchParams.get("redirect")!);
  expect([back.value("name"), back.value("icp")]).toEqual([typed.name, typed.icp]);
});

test("a centre outside Czechia is not offered the section", async () => {
  await owner.query(`update medical_centers set country = 'SK' where id = ${ids.center}`);
  expect((await visitor("receptionist").get("/nastaveni/osobni")).text("main")).not.toContain("Žadatelé poukazů FT");
});
