import { expect, test } from "vitest";
import { ids, password } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, app, database } = await testPages();
const { owner } = database;
const button = "main form button:not(.vh)";
const list = "/nastaveni/zdravotnicke-zarizeni/kopie-dat";

test("a copy is ordered once, seen while it is made, saved when it is ready, and gone after its month", async () => {
  const admin = visitor("admin");
  const empty = await admin.get(list);
  expect([empty.text("h1"), empty.text("main")]).toEqual([
    "Kopie dat",
    expect.stringMatching(/README\.txt.*zdarma.*30 dní.*zdravotnická dokumentace.*Zatím žádná kopie/),
  ]);
  const ordered = await admin.post(list, empty.filled("main form"));
  expect([ordered.status, ordered.location]).toEqual([302, list]);
  const waiting = await admin.follow(ordered);
  expect(waiting.text("[role=status]")).toContain("Kopie");
  expect(waiting.all(button)).toEqual([]);
  expect(waiting.text("tbody tr")).toMatch(/vytváří se/);
  await admin.post(list, { ...empty.filled("main form"), idempotencyKey: "another" });
  expect((await visitor("manager").get(list)).all("tbody tr")).toHaveLength(1);

  await app.queue.drain();
  const ready = await admin.get(list);
  expect(ready.text("tbody tr")).toMatch(/hotová.*15\. 4\. 2026.*Uložit.*[kM]B/);
  expect(ready.text(button)).toBe("Objednat kopii");
  const href = ready.all("tbody a")[0]!.getAttribute("href")!;
  const saved = await admin.get(href);
  expect([saved.status, saved.headers.get("content-type"), saved.headers.get("cache-control")]).toEqual([
    200,
    "application/zip",
    "no-store",
  ]);
  expect(saved.headers.get("content-disposition")).toContain("kopie-dat-2026-03-16.zip");

  await owner.query("update center_copies set file_id = null, removed_at = now() where medical_center_id = $1", [
    ids.center,
  ]);
  const gone = await admin.get(list);
  expect([gone.text("tbody tr"), gone.all("tbody a")]).toEqual([expect.stringContaining("smazaná po 30 dnech"), []]);
});

test("a copy that failed says why, and can be ordered again", async () => {
  const add = (fault: string) =>
    owner.query(
      "insert into center_copies (medical_center_id, ordered_at, ordered_by, failed_at, fault) values ($1, now(), $2, now(), $3)",
      [ids.center, ids.profiles.admin, fault],
    );
  await add("diskFull");
  await add("unexpected");
  const page = await visitor("admin").get(list);
  const rows = page.all("tbody tr").map((row) => row.text);
  expect(rows.slice(0, 2)).toEqual([
    expect.stringMatching(/nezdařila se.*při dalších pokusech/),
    expect.stringMatching(/nezdařila se.*není místo/),
  ]);
  expect(page.text(button)).toBe("Objednat kopii");
});

test("ordering and saving lead to reauthentication and back to the page", async () => {
  const milan = visitor("manager");
  await milan.post(list, (await milan.get(list)).filled("main form"));
  await app.queue.drain();
  const page = await milan.get(list);
  await owner.query("update sessions set authenticated_at = null where profile_id = $1", [ids.profiles.manager]);
  const href = page.all("tbody a")[0]!.getAttribute("href")!;
  const led = await milan.get(href, { accept: "text/html", referer: `http://motus.example${list}` });
  expect(led.location).toBe(`/potvrzeni-totoznosti?redirect=${encodeURIComponent(list)}`);
  expect((await milan.post(list, page.filled("main form"))).location).toMatch(/^\/potvrzeni-totoznosti/);
  const back = await milan.post(led.location!, { password });
  expect(back.location).toContain(list);
  expect((await milan.get(href)).headers.get("content-type")).toBe("application/zip");
});

test("copies are the administrators' alone, and another centre's file is not found", async () => {
  for (const who of ["paramedic", "receptionist"] as const) {
    expect((await visitor(who).get(list)).status).toBe(403);
    expect((await visitor(who).post(list, { idempotencyKey: who })).status).toBe(403);
  }
  const href = (await visitor("admin").get(list)).all("tbody a")[0]!.getAttribute("href")!;
  expect((await visitor("foreign").get(href)).status).toBe(404);
  expect((await visitor("paramedic").get(href)).status).toBe(403);
});
