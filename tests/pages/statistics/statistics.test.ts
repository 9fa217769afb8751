import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database, site } = await testPages();
const { owner } = database;
const { admin, paramedic, foreign } = ids.profiles;

await owner.query(
  `insert into payment_entries (medical_center_id, payment_id, at, method, amount, rounding, reason, profile_id) values
   ($1, $2, '2026-03-02T09:00:00Z', 'CASH', 95000, 49, null, $3), ($1, $2, '2026-03-02T10:00:00Z', 'CARD', 120050, 0, null, $3),
   ($1, $2, '2026-03-09T09:00:00Z', 'CARD', -20050, 0, 'vrácení', $3), ($1, $2, '2026-02-10T09:00:00Z', 'CASH', 50000, 0, null, $3)`,
  [ids.center, ids.payments.karel, admin],
);
const spaced = (text: string) => text.replace(/\s/g, " ");
const number = (text: string) =>
  Number(
    spaced(text)
      .replace(/[^\d,-]/g, "")
      .replace(",", "."),
  );
/** The rows of the table by parts: their first cell, and the numbers of the others. */
const partsOf = (page: Page) =>
  page.all("details.parts tbody tr").map((row) => {
    const [label, ...cells] = row.querySelectorAll("th, td").map(({ text }) => spaced(text).trim());
    return { label: label!, values: cells.map(number) };
  });

test("income has its sums, the month before, and all its days, and each day leads to its entries", async () => {
  const page = await visitor("admin").get("/statistiky?date=2026-03-10");
  expect(page.status).toBe(200);
  const sums = spaced(page.text("section.sheet table"));
  expect(sums).toMatch(/hotově 950 Kč 500 Kč \+450 Kč kartou 1 250,50 Kč 0 Kč \+1 250,50 Kč/);
  expect(sums).toMatch(/Celkem 2 200,50 Kč 500 Kč/);
  const parts = partsOf(page);
  expect(parts).toHaveLength(31);
  expect(parts[1]).toEqual({ label: "2. 3.", values: [950, 1200.5, 0, 0.49, 2150.5] });
  expect(parts[2]!.values).toEqual([0, 0, 0, 0, 0]);
  const link = page.all("details.parts tbody tr:nth-child(2) a").map((one) => one.getAttribute("href"));
  expect(link[1]).toContain("/platby/prijate?");
  expect((await visitor("admin").get(link[1]!.replaceAll("&amp;", "&"))).text("main")).toContain("950");
});

test("the drawing and the file have the numbers of the table", async () => {
  const someone = visitor("admin");
  const address = "/statistiky?date=2026-03-10&period=QUARTER&grouping=MONTH";
  const page = await someone.get(address);
  const parts = partsOf(page);
  const ticks = page.all(".plot text[text-anchor=end]").map((tick) => ({
    value: number(tick.text),
    y: Number(tick.getAttribute("y")),
  }));
  const perPixel = (ticks[1]!.value - ticks[0]!.value) / (ticks[0]!.y - ticks[1]!.y);
  const bars = page
    .all(".plot > svg > rect")
    .map((bar) => Math.round(Number(bar.getAttribute("height")) * perPixel))
    .sort((one, other) => one - other);
  // The rounding of 0.49 is drawn as a line of one pixel.
  const expected = parts.flatMap(({ values }) => values.slice(0, 3)).filter((value) => value !== 0);
  expect(bars.filter((value) => expected.some((one) => Math.abs(one - value) < 2))).toHaveLength(expected.length);
  const [csv] = page.all("a[href*='/api/cms/statistics']").map((link) => link.getAttribute("href")!);
  const file = await site.fetch(
    new Request(`http://motus.example${csv!.replaceAll("&amp;", "&")}`, {
      headers: { cookie: [...someone.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    }),
  );
  expect(file.status).toBe(200);
  const [head, ...rows] = (await file.text()).replace("\uFEFF", "").trim().split("\r\n");
  expect(head).toBe("od;do;hotově;kartou;převodem;zaokrouhlení hotovosti");
  expect(
    rows.map((row) =>
      row
        .split(";")
        .slice(2)
        .map((cell) => Number(cell.replace(",", "."))),
    ),
  ).toEqual(parts.map(({ values }) => values.slice(0, -1)));
});

test("a file with an unknown kind or a value that does not fit is refused, and reception gets none", async () => {
  const statusOf = async (who: "admin" | "receptionist", query: string) => {
    const someone = visitor(who);
    const cookie = [...someone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return (await site.fetch(new Request(`http://motus.example/api/cms/statistics?${query}`, { headers: { cookie } })))
      .status;
  };
  const asked = "type=INCOME&period=MONTH&grouping=DAY&date=2026-03-10";
  expect(await statusOf("admin", `${asked}&format=xlsx`)).toBe(200);
  expect(await statusOf("admin", asked.replace("INCOME", "PROFIT"))).toBe(400);
  expect(await statusOf("admin", asked.replace("DAY", "YEAR"))).toBe(400);
  expect(await statusOf("admin", `${asked}&staff=${foreign}`)).toBe(404);
  expect(await statusOf("receptionist", asked)).toBe(403);
});

test("visits are counted by state, person and room, next to late excuses and coming visits", async () => {
  const { rows } = await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, owner_id, procedure_id) values
     ($1, 'EVENT', '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z', $2, $3), ($1, 'EVENT', '2026-03-04T09:00:00Z', '2026-03-04T09:30:00Z', $2, $3) returning id`,
    [ids.center, paramedic, ids.procedures.therapy],
  );
  await owner.query(
    `insert into patient_attendances (medical_center_id, event_id, patient_card_id, state, state_at) values
     ($1, $2, $4, 'PRESENT', '2026-03-03T10:00:00Z'), ($1, $3, $4, 'EXCUSED', '2026-03-04T08:30:00Z'), ($1, $3, $5, 'NOT_EXCUSED', '2026-03-04T10:00:00Z')`,
    [ids.center, rows[0].id, rows[1].id, ids.patients.jana, ids.patients.karel],
  );
  await owner.query(
    `insert into dated_settings (medical_center_id, setting, valid_from, numbers) values ($1, 'MISSED_VISITS', '2026-01-01', '{"feePercent": 50, "lateHours": 24}')`,
    [ids.center],
  );
  const page = await visitor("admin").get(`/statistiky?tab=navstevy&date=2026-03-10&staff=${paramedic}`);
  const facts = spaced(page.text("dl.cells"));
  expect(facts).toMatch(/Pozdní omluvy 1 předtím 0$/);
  expect(facts).toMatch(/Nepřišli bez omluvy 1 \(/);
  expect(spaced(page.text("section.sheet table"))).toMatch(/Šindelář 1 1 /);
  expect(page.all("section.sheet h2").map(({ text }) => text)).not.toContain("Obsazenost místností a vybavení");
});

test("a paramedic sees own figures alone, reception no statistics, and a person of another centre is not found", async () => {
  const own = await visitor("paramedic").get("/statistiky?tab=navstevy&date=2026-03-10");
  expect(own.text("main")).toContain("Vidíte jen svoje návštěvy");
  expect(own.all("main input[name=staff]")).toEqual([]);
  expect((await visitor("paramedic").get(`/statistiky?staff=${admin}`)).status).toBe(403);
  expect((await visitor("receptionist").get("/statistiky")).status).toBe(403);
  expect((await visitor("receptionist").get("/")).text("nav.rail")).not.toContain("Statistiky");
  expect((await visitor("admin").get(`/statistiky?staff=${foreign}`)).status).toBe(404);
});

test("a day that is none, or of no year of statistics, stays in its field with the reason, above the present period", async () => {
  const someone = visitor("admin");
  for (const [typed, reason] of [
    ["30. 2. 2026", "Takové datum neexistuje."],
    ["1. 1. 1999", "Zadejte den z let 2000 až 2100."],
  ] as const) {
    const page = await someone.get(`/statistiky?period=MONTH&date=${encodeURIComponent(typed)}`);
    expect(page.status).toBe(200);
    expect(spaced(page.all("input[name=date]")[0]!.getAttribute("value")!)).toBe(typed);
    expect(page.all("input[name=date]")[0]!.getAttribute("aria-invalid")).toBe("true");
    expect(spaced(page.text("form:has(input[name=date])"))).toContain(reason);
    expect(page.text("main")).toContain("březen 2026");
  }
});

test("parts that do not fit the period are those of its kind", async () => {
  const page = await visitor("admin").get("/statistiky?date=2026-03-10&period=YEAR&grouping=DAY");
  expect(partsOf(page)).toHaveLength(12);
});

test("a service that brought money in the period before alone is among the sums of both", async () => {
  await owner.query(
    `insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
     values ($1, $2, '2026-05-04T09:00:00Z', 'CASH', 30000, $3)`,
    [ids.center, ids.payments.karel, admin],
  );
  const page = await visitor("admin").get("/statistiky?date=2026-06-10");
  const sums = page.all("section.sheet table tr.sum").map(({ text }) => spaced(text).trim());
  expect(sums[0]).toMatch(/0 Kč300 Kč/);
  expect(sums.at(-1)).toMatch(/0 Kč0 Kč0 Kč0 Kč300 Kč/);
});

test("the print has every table open, under the letterhead of the centre", async () => {
  const page = await visitor("admin").get("/statistiky/tisk?date=2026-03-10");
  expect(page.all("details.parts[open]")).toHaveLength(1);
  expect(page.text("header")).toContain("březen 2026");
});
