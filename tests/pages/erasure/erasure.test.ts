import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const dana = visitor("admin");
const words = (text: string) => text.replaceAll("\u00a0", " ");
const disposals = "/nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace";

test("the card leads an administrator to the erased and the retained records, until when and why, also on paper", async () => {
  const card = await fullCard(owner, "Odchozí", "2025-11-04");
  const address = `/kartoteka/${card.uuid}`;
  expect((await dana.get(`${address}?tab=zakladni-udaje`)).all("main a").map((a) => a.getAttribute("href"))).toContain(
    `${address}/vymaz`,
  );
  for (const one of [await dana.get(`${address}/vymaz`), await dana.get(`${address}/vymaz/tisk`)]) {
    const text = words(one.text("main"));
    expect(text).toContain("Poznámka k fakturám 1");
    expect(text).toMatch(/Zprávy\s*1\s*31\. 12\. 2030\s*zdravotnická dokumentace: zákon č\. 372\/2011/);
    expect(text).toMatch(/Důkazy o souhlasech\s*2\s*31\. 12\. 2030\s*prokázání souhlasu/);
    expect(one.html).not.toContain("Bolest zad");
  }
  const page = await dana.get(`${address}/vymaz`);
  const form = page.filled("main form");
  const refused = await dana.post(`${address}/vymaz`, { ...form, requestedOn: "kdysi", request: "Dopisem" });
  expect([refused.status, refused.value("requestedOn"), refused.value("request")]).toEqual([400, "kdysi", "Dopisem"]);
  const done = await dana.post(`${address}/vymaz`, {
    ...form,
    requestedOn: "10. 3. 2026",
    request: "Dopisem",
    idempotencyKey: "erase",
  });
  expect([done.status, done.location]).toEqual([302, address]);
  const after = words((await dana.follow(done)).text("main"));
  expect(after).toContain(
    "Na žádost pacienta bylo 16. 3. 2026 smazáno, co není dokumentace. Dokumentace se uchovává do 31. 12. 2030",
  );
  expect(words((await dana.get(`${address}/archivace`)).text("main"))).toContain(
    "Vraťte ji, jen když k vám přišel znovu",
  );
  expect(words((await dana.get(`${address}/vymaz/tisk`)).text("main"))).toMatch(
    /jsme smazali.*Co bylo smazáno 16\. 3\. 2026 Poznámka k fakturám 1/s,
  );
});

test("a patient with a future visit is named with that visit; only administrators erase; another centre's card is not found", async () => {
  const address = `/kartoteka/${uuids.jana}/vymaz`;
  await owner.query("update events set begin_at = '2026-03-20T08:00Z', end_at = '2026-03-20T08:45Z' where id = $1", [
    ids.events.janaTherapy,
  ]);
  await owner.query("update occupancies set during = '[2026-03-20T08:00Z,2026-03-20T08:45Z)' where event_id = $1", [
    ids.events.janaTherapy,
  ]);
  const page = await dana.get(address);
  expect(page.all(".note a").map((a) => a.getAttribute("href"))).toEqual([
    `/editace-udalosti/${ids.events.janaTherapy}`,
  ]);
  expect(page.all("main form")).toHaveLength(0);
  for (const who of ["paramedic", "receptionist"] as const) {
    expect((await visitor(who).get(`/kartoteka/${uuids.jana}?tab=zakladni-udaje`)).html).not.toContain(address);
    expect((await visitor(who).get(address)).status).toBe(403);
  }
  for (const uuid of [uuids.foreign, "nic"]) expect((await dana.get(`/kartoteka/${uuid}/vymaz`)).status).toBe(404);
});

test("one person proposes cards past their retention, another confirms them, and the record lists them", async () => {
  const [old, kept] = [await fullCard(owner, "Dávná", "2018-03-04"), await fullCard(owner, "Potřebná", "2018-03-05")];
  const list = await dana.get(disposals);
  expect(list.all("tbody th a").map((a) => a.text)).toEqual(["Ema Dávná", "Ema Potřebná"]);
  expect((await dana.post(disposals, { idempotencyKey: "none" })).status).toBe(400);
  const sent = await dana.post(disposals, { cards: [String(old.id), String(kept.id)], idempotencyKey: "propose" });
  const proposal = sent.location!;
  expect(words((await dana.follow(sent)).text("main"))).toContain("Potvrdit ho musí jiný správce nebo zdravotník");
  expect((await dana.get(proposal)).all("main form")).toHaveLength(0);
  expect((await dana.post(proposal, { version: "1", idempotencyKey: "own" })).status).toBe(409);
  expect(words((await dana.get(disposals)).text("main .empty"))).toContain("Nic tu neleží déle");

  const petr = visitor("paramedic");
  expect((await petr.get("/nastaveni/osobni")).all("main a").map((a) => a.getAttribute("href"))).toContain(disposals);
  expect((await petr.get(disposals)).all("main a").map((a) => a.getAttribute("href"))).toContain(proposal);
  const keep = (await petr.get(proposal))
    .all("tbody a")
    .map((a) => a.getAttribute("href")!)
    .find((href) => href.includes(`${kept.uuid}/ponechani`))!;
  const refused = await petr.post(keep, { reason: "", until: "kdysi" });
  expect([refused.status, refused.value("until")]).toEqual([400, "kdysi"]);
  expect((await petr.post(keep, { reason: "Spor", until: "1. 3. 2027", idempotencyKey: "keep" })).location).toBe(
    proposal,
  );
  const page = await petr.get(proposal);
  expect(page.all("tbody th a").map((a) => a.text)).toEqual(["Ema Dávná"]);
  const done = await petr.post(proposal, { ...page.filled("main form"), idempotencyKey: "confirm" });
  expect([done.status, done.location]).toEqual([302, disposals]);
  expect((await petr.get(`/kartoteka/${old.uuid}`)).status).toBe(404);
  expect((await dana.get(`/kartoteka/${kept.uuid}`)).status).toBe(200);
  await owner.query("update longer_kept_cards set until = '2026-03-16' where card_id = $1", [kept.id]);
  expect(words((await dana.get(disposals)).text("tbody"))).toMatch(/Ema Potřebná.*Ponecháno do 16\. 3\. 2026: Spor/);
  await owner.query("update longer_kept_cards set until = '2027-03-01' where card_id = $1", [kept.id]);
  for (const address of [`${disposals}/zaznam`, `${disposals}/zaznam/tisk`]) {
    const record = words((await dana.get(address)).text("tbody"));
    expect(record).toMatch(
      new RegExp(
        `${old.id}.*2018.*5 let, do 31\\. 12\\. 2023.*Dana Marešová, 16\\. 3\\. 2026.*Petr Šindelář, 16\\. 3\\. 2026`,
      ),
    );
    expect(record).not.toContain("Dávná");
  }
  expect(words((await dana.get(proposal)).text("main"))).toContain("O tomto návrhu už je rozhodnuto");
});

test("a proposal is withdrawn by a page that asks; reception sees none of it; another centre's is not found", async () => {
  const card = await fullCard(owner, "Vrácená", "2017-03-04");
  const proposal = (await dana.post(disposals, { cards: [String(card.id)], idempotencyKey: "again" })).location!;
  const asks = await dana.get(`${proposal}/zpet`);
  expect((await dana.post(`${proposal}/zpet`, { ...asks.filled("main form"), idempotencyKey: "back" })).location).toBe(
    disposals,
  );
  expect((await dana.get(disposals)).all("tbody th a").map((a) => a.text)).toEqual(["Ema Vrácená"]);
  for (const address of [
    disposals,
    proposal,
    `${proposal}/zpet`,
    `${disposals}/zaznam`,
    `${disposals}/zaznam/tisk`,
    `/kartoteka/${card.uuid}/ponechani`,
  ])
    expect([address, (await visitor("receptionist").get(address)).status]).toEqual([address, 403]);
  expect((await visitor("paramedic").get(`${disposals}/zaznam`)).status).toBe(403);
  for (const address of [proposal, `${disposals}/navrh/999`, `${disposals}/navrh/x`])
    expect((await visitor("foreign").get(address)).status).toBe(404);
});

test("an administrator sets the years of retention, within the law", async () => {
  const address = "/nastaveni/zdravotnicke-zarizeni/doba-uchovani";
  const form = (await dana.get(address)).filled("main form");
  expect(form.years).toEqual(["5"]);
  for (const [at, years] of ["4", "101", "pět"].entries()) {
    const refused = await dana.post(address, { ...form, years, idempotencyKey: `refused-${at}` });
    expect([refused.status, refused.value("years")]).toEqual([400, years]);
  }
  expect((await dana.post(address, { ...form, years: "10", idempotencyKey: "ten" })).status).toBe(302);
  expect(words((await dana.get(disposals)).text("main"))).toContain("uchovává 10 let");
  expect((await visitor("receptionist").get(address)).status).toBe(403);
});
