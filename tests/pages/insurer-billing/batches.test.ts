import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { billInsurers, ftVoucher, madeBatch } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const [dana, petr] = [visitor("admin"), visitor("paramedic")];
const february = "/vyuctovani-pro-pojistovny?month=2026-02";
const detail = (id: number) => `/vyuctovani-pro-pojistovny/detail-davky/${id}`;

beforeAll(async () => {
  await billInsurers(owner);
});

test("a batch shows its documents, sums and operations; its number leads there from its month", async () => {
  const id = await madeBatch(owner);
  const month = await dana.get(february);
  expect(month.text("main tbody tr")).toMatch(/1 111 VZP 06\/902 .* 1 359 265,66.?Kč Vytvořená/);
  const href = month.document.querySelector("main tbody a")!.getAttribute("href")!;
  const page = await dana.get(href);
  expect([href, page.text("h1")]).toEqual([detail(id), "Dávka 1"]);
  expect(page.text("main")).toMatch(/111 Všeobecná zdravotní pojišťovna ČR/);
  expect(page.text("main")).toMatch(/1 Jana \S+ 8556230419 M54\.5 1×.21221 359/);
});

test("a batch is handed over and answered, step by step", async () => {
  const id = await madeBatch(owner);
  const step = async (then: string) => {
    const page = await dana.get(detail(id));
    return dana.post(detail(id), { ...page.filled("main form"), then });
  };
  expect((await step("SENT")).location).toBe(detail(id));
  const sent = await dana.get(detail(id));
  expect(sent.text("main")).toContain("Předaná");
  expect(sent.text("main")).not.toContain("Odebrat");
  expect((await step("REFUSED_PARTLY")).location).toBe(detail(id));
  expect((await dana.get(detail(id))).text("main")).toContain("Zčásti odmítnutá");
  expect((await step("NONSENSE")).status).toBe(400);
  const stale = sent.filled("main form");
  expect((await dana.post(detail(id), { ...stale, idempotencyKey: "other", then: "MADE" })).status).toBe(409);
});

test("the newest batch is removed after a question, an older one is refused", async () => {
  const [older, newest] = [await madeBatch(owner), await madeBatch(owner)];
  const remove = async (id: number) => {
    const address = `${detail(id)}/odebrani`;
    const page = await dana.get(address);
    return dana.post(address, page.filled("main form"));
  };
  const refused = await remove(older);
  expect([refused.status, refused.text("main")]).toEqual([409, expect.stringContaining("jen poslední dávka")]);
  expect((await remove(newest)).location).toBe(february);
  expect((await dana.get(detail(newest))).status).toBe(404);
});

test("a month without care to bill makes no batch, and says so", async () => {
  await owner.query(
    "update patient_attendances set state = 'PRESENT', on_ft_voucher = true, ft_voucher_id = $2 where id = $1",
    [ids.attendances.jana, await ftVoucher(owner)],
  );
  const answer = await dana.post("/vyuctovani-pro-pojistovny?month=2025-02", { idempotencyKey: "pressed twice" });
  expect([answer.status, answer.text("main [role=alert]")]).toEqual([409, expect.stringContaining("není co vykázat")]);
});

test("paramedics read batches without their files and without making any, and reception sees none", async () => {
  const id = await madeBatch(owner);
  await owner.query(
    `with file as (insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values ($1, 'batch', 'KDAVKA.111', '111', 'application/octet-stream', 1, '') returning id)
     update batches set file_id = file.id from file where batches.id = $2`,
    [ids.center, id],
  );
  const { rows } = await owner.query<{ uuid: string }>(
    "select uuid from files join batches on batches.file_id = files.id where batches.id = $1",
    [id],
  );
  const file = `/api/app/file/${rows[0]!.uuid}`;
  expect([(await petr.get(file)).status, (await visitor("foreign").get(file)).status]).toEqual([403, 404]);
  for (const address of [detail(id), february]) {
    expect((await dana.get(address)).text("main")).toContain("KDAVKA.111");
    expect((await petr.get(address)).text("main")).not.toContain("KDAVKA.111");
  }
  const page = await petr.get(detail(id));
  expect([page.status, page.document.querySelectorAll("main form").length]).toEqual([200, 0]);
  expect((await petr.get(`${detail(id)}/odebrani`)).status).toBe(403);
  expect((await visitor("receptionist").get(detail(id))).status).toBe(403);
  expect((await visitor("foreign").get(detail(id))).status).toBe(404);
});

test("the version of the interface is set from a day on", async () => {
  const address = "/nastaveni/zdravotnicke-zarizeni/smlouvy-se-zdravotnimi-pojistovnami/datove-rozhrani";
  const page = await dana.get(address);
  const form = page.filled("main form");
  expect(form).toMatchObject({ major: ["6"], minor: ["2"], edition: ["47"] });
  expect((await dana.post(address, { ...form, edition: "48" })).location).toContain("/nastaveni");
  expect((await dana.get(address)).text("main")).toContain("48");
  expect((await dana.post(address, { ...form, idempotencyKey: "x", edition: "1000" })).status).toBe(400);
});
