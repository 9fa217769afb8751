import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const written = "## Subjektivně\nBolest **4/10**, v noci klid.\n\n- flexe 115°\n- bez otoku";
const newFor = (uuid: string) => `/kartoteka/${uuid}/nova-zprava`;
const typed = {
  content: written,
  date: "16. 3. 2026",
  time: "9:15",
  procedure: String(ids.procedures.therapy),
  duration: "45",
};

/** Writes a report for Karel; answers its page. */
async function write(someone = visitor("paramedic"), fields: Record<string, string> = {}) {
  const form = await someone.get(newFor(uuids.karel));
  const sent = await someone.post(newFor(uuids.karel), { ...form.filled("form#report"), ...typed, ...fields });
  if (!sent.location) throw new Error(sent.text("[role=alert]"));
  const page = await someone.follow(sent);
  return { someone, page, address: sent.location, uuid: /report=([\w-]+)/.exec(sent.location)![1]! };
}

test("a report is written, read as it was meant, signed, and then it does not change any more", async () => {
  const { someone, page, address, uuid } = await write();
  expect(page.text(".flash")).toContain("Zpráva je uložená.");
  expect(page.text(".written h3")).toBe("Subjektivně");
  expect(page.text(".written strong")).toBe("4/10");
  expect(page.all(".written li").map((one) => one.text)).toEqual(["flexe 115°", "bez otoku"]);
  const ask = await someone.get(`/kartoteka/zaznam/${uuid}/podpis`);
  expect(ask.text("main")).toContain("Po podpisu se zpráva už nedá změnit.");
  const signed = await someone.follow(await someone.post(`/kartoteka/zaznam/${uuid}/podpis`, ask.filled("main form")));
  expect(signed.text(".flash")).toContain("Zpráva je podepsaná.");
  expect(signed.text(".seal")).toMatch(/Podepsáno 16\. 3\. 2026 10:00: .*Šindelář Otisk [0-9a-f]{64}/);
  expect(signed.html).not.toContain(`${uuid}/upravit`);
  expect((await someone.get(`/kartoteka/zaznam/${uuid}/podpis`)).location).toBe(address);
  const late = await someone.post(`/kartoteka/zaznam/${uuid}/upravit`, { ...typed, content: "jinak", version: "2" });
  expect([late.status, late.value("content")]).toEqual([409, "jinak"]);
  expect(late.text("form .note")).toContain("Zprávu už změnit nejde");
  expect((await someone.get(address)).text(".written")).toContain("flexe 115°");
});

test("the links of a report identify it and reveal no content", async () => {
  const { page, uuid } = await write();
  const [, ...hrefs] = page
    .all("main a")
    .map((link) => link.getAttribute("href")!.split(uuid))
    .filter(([, rest]) => rest !== undefined);
  expect(hrefs.map(([, rest]) => rest)).toEqual(["/upravit", "/nakres", "/hodnoty", "", "", "", "/smazani"]);
});

test("the form is filled from the visit, and errors are reported at their field with the text kept", async () => {
  const someone = visitor("paramedic");
  const form = await someone.get(newFor(uuids.jana));
  expect([form.value("patientAttendance"), form.value("duration")]).not.toContain("");
  const refused = await someone.post(newFor(uuids.jana), {
    ...typed,
    date: "32. 13.",
    time: "kdykoli",
    patientCard: String(ids.patients.jana),
  });
  expect([refused.status, refused.title]).toEqual([400, "Chyba: Nová zpráva | Motus"]);
  expect(refused.text("[role=alert]")).toContain("Den:");
  expect(refused.text("[role=alert]")).toContain("Čas:");
  expect(refused.value("content")?.replaceAll("\r", "")).toBe(written);
  const tomorrow = await someone.post(newFor(uuids.jana), {
    ...typed,
    date: "zítra",
    patientCard: String(ids.patients.jana),
  });
  expect(tomorrow.all(".field.wrong").map((field) => field.querySelector("label")?.text)).toEqual(["Den"]);
  const empty = await someone.post(newFor(uuids.jana), {
    ...typed,
    content: " ",
    patientCard: String(ids.patients.jana),
  });
  expect(empty.text("[role=alert]")).toContain("Napište text.");
});

test("a press saves and leads to diagram or findings; a report begun from another takes over its drawing", async () => {
  const { someone, uuid } = await write();
  const edit = `/kartoteka/zaznam/${uuid}/upravit`;
  const form = (await someone.get(edit)).filled("form#report");
  expect((await someone.post(edit, { ...form, then: "hodnoty" })).location).toBe(`/kartoteka/zaznam/${uuid}/hodnoty`);
  const drawing = (await someone.post(edit, { ...form, version: "2", then: "nakres", idempotencyKey: "draw" }))
    .location!;
  expect(drawing).toBe(`/kartoteka/zaznam/${uuid}/nakres`);
  await someone.post(drawing, {
    ...(await someone.get(drawing)).filled("form#diagram"),
    "mark1.place": "LEFT_KNEE",
    "mark1.color": "BLUE",
    "mark1.note": "otok",
  });
  const begin = `${newFor(uuids.karel)}?copy=${uuid}`;
  const begun = (await someone.get(begin)).filled("form#report");
  const next = (await someone.post(begin, { ...begun, then: "nakres", idempotencyKey: "next" })).location!;
  expect(next).not.toBe(drawing);
  expect((await someone.get(next)).value("mark1.note")).toBe("otok");
});

test("returning to a visit continues its draft; text typed in another window is shown with the reason, of a signed report too", async () => {
  const someone = visitor("paramedic");
  const form = (await someone.get(newFor(uuids.jana))).filled("form#report");
  const visit = `${newFor(uuids.jana)}?attendanceId=${form.patientAttendance}`;
  const elsewhere = await someone.get(visit);
  expect(elsewhere.value("patientAttendance")).toBe(String(form.patientAttendance));
  const uuid = /report=([\w-]+)/.exec((await someone.post(visit, { ...form, ...typed })).location!)![1];
  const edit = `/kartoteka/zaznam/${uuid}/upravit`;
  expect((await someone.get(visit)).location).toBe(edit);

  const second = await someone.post(visit, { ...elsewhere.filled("form#report"), ...typed, content: "odjinud" });
  expect([second.status, second.value("content")]).toEqual([409, "odjinud"]);
  expect(second.text("[role=alert]")).toContain("K této návštěvě už zpráva je.");
  const open = (await someone.get(edit)).filled("form#report");
  const sign = `/kartoteka/zaznam/${uuid}/podpis`;
  await someone.post(sign, (await someone.get(sign)).filled("main form"));
  const late = await someone.post(edit, { ...open, content: "po podpisu" });
  expect([late.status, late.value("content")]).toEqual([409, "po podpisu"]);
});

test("concurrent changes of another user are shown next to the typed text", async () => {
  const { someone, uuid } = await write();
  const address = `/kartoteka/zaznam/${uuid}/upravit`;
  const [form, elsewhere] = [
    (await someone.get(address)).filled("form#report"),
    (await someone.get(address)).filled("form#report"),
  ];
  expect((await someone.post(address, { ...elsewhere, content: "první" })).status).toBe(302);
  const refused = await someone.post(address, { ...form, content: "druhý" });
  expect(refused.status).toBe(409);
  expect(refused.text(".note table")).toContain("Text zprávy druhý první");
  expect(refused.value("content")).toBe("druhý");
});

test("a signed report is declared invalid with a reason, is crossed out, valid again, and corrected by another", async () => {
  const { someone, uuid } = await write();
  const post = async (operation: string, fields: Record<string, string> = {}) =>
    someone.post(`/kartoteka/zaznam/${uuid}/${operation}`, {
      ...(await someone.get(`/kartoteka/zaznam/${uuid}/${operation}`)).filled("main form"),
      ...fields,
    });
  await post("podpis");
  expect((await post("zneplatneni", { reason: "" })).status).toBe(400);
  const invalid = await someone.follow(await post("zneplatneni", { reason: "Chybí strana." }));
  expect(invalid.text("main .report .note")).toContain("Chybí strana.");
  expect((await someone.get(`/kartoteka/zaznam/${uuid}`)).text(".mark")).toBe("NEPLATÍ");
  const corrected = await write(someone, { correctionOf: "" });
  expect(corrected.uuid).not.toBe(uuid);
  const form = await someone.get(`${newFor(uuids.karel)}?corrects=${uuid}`);
  expect(form.value("content")).toContain("Bolest **4/10**");
  const sent = await someone.post(newFor(uuids.karel), { ...form.filled("form#report"), content: "vpravo" });
  expect((await someone.follow(sent)).text(".report")).toContain("Opravná zpráva ke zprávě ze dne 16. 3. 2026 9:15");
  expect((await someone.follow(await post("platnost"))).text("main")).toContain("Uloženo a podepsáno");
});

test("the print names author, patient and content, without a script", async () => {
  const { someone, uuid } = await write();
  const print = await someone.get(`/kartoteka/zaznam/${uuid}`);
  expect(print.status).toBe(200);
  expect(print.all("script:not([src='/print.js'])")).toHaveLength(0);
  expect(print.text(".mark")).toBe("NEPODEPSÁNO");
  expect(print.text("main")).toContain("Podpis a razítko");
  expect(print.title).toBe("Zpráva k\u00a0tisku | Motus");
});

test("a draft is removed and leaves the list; only its author may", async () => {
  const { someone, uuid } = await write();
  expect((await visitor("admin").get(`/kartoteka/zaznam/${uuid}/smazani`)).status).toBe(403);
  expect((await visitor("admin").get(`/kartoteka/zaznam/${uuid}/upravit`)).status).toBe(403);
  const ask = await someone.get(`/kartoteka/zaznam/${uuid}/smazani`);
  const gone = await someone.follow(await someone.post(`/kartoteka/zaznam/${uuid}/smazani`, ask.filled("main form")));
  expect(gone.text(".flash")).toContain("Zpráva je smazaná.");
  expect(gone.html).not.toContain(uuid);
});

test("reception sees that a report exists, never its content, and other centres see nothing", async () => {
  const { uuid } = await write();
  const desk = visitor("receptionist");
  const list = await desk.get(`/kartoteka/${uuids.karel}?tab=dokumentace`);
  expect(list.text("tbody")).toContain("Šindelář");
  expect(list.html).not.toMatch(/Subjektivn|Bolest|flexe|Napsat zprávu/);
  const linked = await desk.get(`/kartoteka/${uuids.karel}?tab=dokumentace&report=${uuid}`);
  expect(linked.html).not.toMatch(/Subjektivn|Bolest|flexe/);
  for (const address of [
    `/kartoteka/zaznam/${uuid}`,
    newFor(uuids.karel),
    `/kartoteka/zaznam/${uuid}/upravit`,
    `/kartoteka/zaznam/${uuid}/podpis`,
    `/kartoteka/zaznam/${uuid}/zneplatneni`,
  ])
    expect([address, (await desk.get(address)).status]).toEqual([address, 403]);
  expect((await visitor("manager").get(`/kartoteka/zaznam/${uuid}`)).status).toBe(403);
  expect((await visitor("foreign").get(`/kartoteka/zaznam/${uuid}`)).status).toBe(404);
  expect((await visitor("paramedic").get(`/kartoteka/zaznam/${uuid}/neco`)).status).toBe(404);
  expect((await visitor("paramedic").get("/kartoteka/zaznam/nic")).status).toBe(404);
});
