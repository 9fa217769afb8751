import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const card = `/kartoteka/${uuids.karel}`;
const page = `${card}/shrnuti`;
const said = "Omezená flexe pravého kolene po operaci, VAS 3/10.";
await database.owner.query(
  `insert into medical_reports (uuid, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest)
   values ('00000000-0000-4000-8000-000000000001', $1, $2, '2026-03-02T09:00:00Z', $4, '', $3, $3, '2026-03-02T10:00:00Z', $3, 'x', 'x')`,
  [ids.center, ids.patients.karel, ids.profiles.paramedic, `## Závěr\n${said}`],
);
const paramedic = visitor("paramedic");

test("a health professional has the reports summed up from their list, and each sentence leads to its report", async () => {
  const list = await paramedic.get(`${card}?tab=dokumentace`);
  expect(list.html).toContain(`href="${page}"`);
  const before = await paramedic.get(page);
  expect(before.text("main")).toContain("Z podepsaných zpráv vybere to podstatné");
  const after = await paramedic.follow(await paramedic.post(page, before.filled("form#summary")));
  expect(after.text(".flash")).toContain("Shrnutí je hotové.");
  const text = after.text("main");
  expect(text).toContain(said);
  expect(text).toContain("Automatický výtah: věty jsou doslova ze zpráv.");
  expect(text).toMatch(/Výtah ze dne 16\. 3\. 2026.*vyžádal\(a\) .*Vychází z 1 zprávy\./);
  expect(after.html).toContain(`${card}?tab=dokumentace&amp;report=00000000-0000-4000-8000-000000000001`);
  expect((await paramedic.get(`${page}/tisk`)).text("main")).toContain(said);
});

test("days without a report are refused with the reason, and a wrong day at its field", async () => {
  const form = (await paramedic.get(`${page}/obdobi`)).filled("form#summary-range");
  const send = (from: string, to: string) =>
    paramedic.post(`${page}/obdobi`, { ...form, from, to, idempotencyKey: from + to });
  const empty = await send("1. 1. 2026", "2. 1. 2026");
  expect([empty.status, empty.text("[role=alert]")]).toEqual([
    409,
    expect.stringContaining("není žádná podepsaná platná zpráva"),
  ]);
  const wrong = await send("zítra nebo tak", "1. 3. 2026");
  expect([wrong.status, wrong.text("[role=alert]")]).toEqual([400, expect.stringContaining("Od:")]);
  const made = await paramedic.follow(await send("1. 3. 2026", "3. 3. 2026"));
  expect(made.text("main")).toContain("1. 3. 2026 až 3. 3. 2026");
});

test("a newer report makes them stale, and the page shows it", async () => {
  await database.owner.query(
    "update medical_reports set invalidated_at = '2026-03-17', invalidated_by = 1, invalid_reason = 'omyl' where patient_card_id = $1",
    [ids.patients.karel],
  );
  expect((await paramedic.get(page)).text("main")).toContain("Od té doby zpráv přibylo nebo některá přestala platit.");
});

test("one that was cut off in its last attempt is reported, and can be requested again", async () => {
  const cutOff = (at: string) =>
    database.owner.query(
      `insert into report_summaries (medical_center_id, patient_card_id, source, model, asked_at, asked_by, reports_read, reports_total, cut_off_at) values ($1, $2, 'MODEL', 'maly-model', '2026-03-16T08:57:00Z', $3, 1, 1, $4)`,
      [ids.center, ids.patients.karel, ids.profiles.paramedic, at],
    );
  await cutOff("2026-03-16T09:01:00Z");
  expect((await paramedic.get(page)).text("main")).toContain("Model zprávy čte");
  await cutOff("2026-03-16T09:00:00Z");
  const over = await paramedic.get(page);
  expect(over.text("main")).toContain(
    "Shrnutí se nepodařilo Práce na shrnutí se přerušila, model už nic neodpoví. Zprávy zůstaly, jak jsou. Můžete to zkusit znovu.",
  );
  expect(over.text("form#summary")).toBe("Shrnout znovu");
});

test.each(["receptionist", "manager"] as const)(
  "the %s finds no way to a summary, and none behind its address",
  async (who) => {
    const someone = visitor(who);
    expect((await someone.get(`${card}?tab=dokumentace`)).html).not.toContain("shrnuti");
    for (const address of [page, `${page}/obdobi`, `${page}/tisk`]) {
      const refused = await someone.get(address);
      expect([refused.status, refused.html.includes("kolene")]).toEqual([403, false]);
    }
  },
);

test("an administrator previews a model's input; without a model there is nothing to agree to", async () => {
  const address = "/nastaveni/zdravotnicke-zarizeni/shrnuti-zprav";
  expect((await paramedic.get(address)).status).toBe(403);
  const shown = await visitor("admin").get(address);
  expect(shown.text("main")).toContain("Model v této instalaci nastavený není.");
  expect(shown.html).not.toContain('name="active"');
  expect((await visitor("admin").get("/nastaveni/zdravotnicke-zarizeni")).html).toContain(address);
});
