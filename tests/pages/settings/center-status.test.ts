import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const address = "/nastaveni/zdravotnicke-zarizeni/stav-provozu";

test("an administrator sees what waits and failed, each with its list, without scripts", async () => {
  await database.owner.query("delete from mails; delete from notices");
  await database.owner.query(
    "insert into mails (medical_center_id, recipient, subject, body, created_at, failed_at) values ($1, 'a@lipa.example', 's', 'b', '2026-03-16T08:00:00Z', '2026-03-16T08:02:00Z')",
    [ids.center],
  );
  const page = await visitor("admin").get(address);
  expect([page.status, page.title]).toEqual([200, "Stav provozu | Motus"]);
  expect(page.all("main tbody tr").map((row) => row.structuredText.replace(/\s+/g, " ").trim())).toEqual([
    "Zprávy pacientům nic nic",
    "Ostatní pošta nic 1, nejstarší 16. 3. 2026 9:02",
    "Exporty pro účetní nic nic",
    "Kopie dat nic nic",
    "Importy nic nic",
  ]);
  expect(page.all("main .sheet a").map((link) => link.getAttribute("href"))).toEqual([
    "/nastaveni/zdravotnicke-zarizeni/upozorneni/neodeslane",
    "/nastaveni/zdravotnicke-zarizeni/odeslana-posta",
    "/platby/export",
    "/nastaveni/zdravotnicke-zarizeni/kopie-dat",
    "/nastaveni/zdravotnicke-zarizeni/import",
    "/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti",
  ]);
  expect(page.text("main")).toMatch(/Zatím neproběhla[^]*Motus žádnou zálohu neudělal/);
});

test("others do not see the state of operation", async () => {
  expect((await visitor("receptionist").get(address)).status).toBe(403);
});
