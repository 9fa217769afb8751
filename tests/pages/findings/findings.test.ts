import { expect, test } from "vitest";
import { uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const petr = visitor("paramedic");

async function write() {
  const form = `/kartoteka/${uuids.karel}/nova-zprava`;
  const sent = await petr.post(form, {
    ...(await petr.get(form)).filled("form#report"),
    content: "Bez otoku",
    date: "16. 3. 2026",
    time: "9:15",
  });
  const uuid = /report=([\w-]+)/.exec(sent.location!)![1]!;
  return { uuid, address: `/kartoteka/zaznam/${uuid}/hodnoty` };
}

test("findings are entered in rows, read with the report and on paper, and offered again next time with their last value", async () => {
  const { uuid, address } = await write();
  const sent = await petr.post(address, {
    ...(await petr.get(address)).filled("form#findings"),
    "ROM1.what": "KNEE_S",
    "ROM1.side": "LEFT",
    "ROM1.value": "0 - 10 - 90°",
    "STRENGTH1.what": "m. soleus",
    "STRENGTH1.side": "RIGHT",
    "STRENGTH1.value": "4-",
    "VAS1.what": "LOAD",
    "VAS1.value": "3,5",
    "GIRTH1.what": "CALF",
    "GIRTH1.side": "LEFT",
    "GIRTH1.value": "38",
  });
  const page = await petr.follow(sent);
  expect(page.text(".flash")).toContain("Naměřené hodnoty jsou uložené.");
  expect(page.all(".report dd").map(({ text }) => text)).toEqual([
    "koleno S vlevo 0–10–90",
    "m. soleus vpravo 4−",
    "při zátěži 3,5",
    "lýtko vlevo 38\u00a0cm",
  ]);
  expect((await petr.get(`/kartoteka/zaznam/${uuid}`)).text(".report dl")).toContain("koleno S vlevo 0–10–90");
  const again = await petr.get(address);
  expect([again.value("ROM1.value"), again.text("[name='ROM1.side'] [selected]"), again.value("ROM4.value")]).toEqual([
    "0-10-90",
    "vlevo",
    "",
  ]);

  const next = await petr.get((await write()).address);
  expect([next.value("ROM1.value"), next.text("[name='ROM1.what'] [selected]"), next.value("STRENGTH1.what")]).toEqual([
    "",
    "koleno S",
    "m. soleus",
  ]);
  expect(next.text("form#findings")).toContain("Hodnota (minule 0–10–90)");
});

test("findings are compared over time by users who may read reports, and link to their reports", async () => {
  const address = `/kartoteka/${uuids.jana}/hodnoty`;
  expect((await petr.get(address)).text("main")).toContain("Zatím nebylo nic naměřeno.");
  for (const [day, time, value] of [
    ["9", "9:00", "0-0-80"],
    ["16", "8:00", "0-0-110"],
  ] as const) {
    const form = `/kartoteka/${uuids.jana}/nova-zprava`;
    const sent = await petr.post(form, {
      ...(await petr.get(form)).filled("form#report"),
      content: "Bez otoku",
      date: `${day}. 3. 2026`,
      time,
    });
    const measure = `/kartoteka/zaznam/${/report=([\w-]+)/.exec(sent.location!)![1]!}/hodnoty`;
    await petr.post(measure, {
      ...(await petr.get(measure)).filled("form#findings"),
      "ROM1.what": "KNEE_S",
      "ROM1.side": "LEFT",
      "ROM1.value": value,
    });
  }
  const page = await petr.get(address);
  expect([page.text("h1"), page.text("thead"), page.text("tbody")]).toEqual([
    "Vývoj naměřených hodnot",
    "CoPrůběh9. 3. 2026 koncept16. 3. 2026 koncept",
    "Rozsah pohybu koleno S vlevo 0–0–80 0–0–110",
  ]);
  expect(page.html).not.toMatch(/<script(?! src="\/print.js")/);
  expect((await petr.get(page.all("thead a").at(0)!.getAttribute("href")!)).text(".report")).toContain("0–0–80");
  expect((await petr.get(`/kartoteka/${uuids.jana}?tab=dokumentace`)).all(`a[href='${address}']`)).toHaveLength(1);
  for (const [who, status] of [
    ["receptionist", 403],
    ["manager", 403],
    ["foreign", 404],
  ] as const)
    expect([who, (await visitor(who).get(address)).status]).toEqual([who, status]);
});

test("invalid values and rows without a measurement are reported at their rows; only the author enters findings", async () => {
  const { address } = await write();
  const form = (await petr.get(address)).filled("form#findings");
  const wrong = await petr.post(address, {
    ...form,
    "ROM1.side": "LEFT",
    "ROM1.what": "KNEE_S",
    "ROM1.value": "200",
    "GIRTH1.what": "CALF",
    "GIRTH1.side": "",
    "GIRTH1.value": "38",
  });
  expect([wrong.status, wrong.value("ROM1.value")]).toEqual([400, "200"]);
  expect(
    wrong
      .all("[role=alert] a")
      .map((link) => link.getAttribute("href"))
      .sort(),
  ).toEqual(["#findings-GIRTH1.side", "#findings-ROM1.value"]);
  expect(wrong.text("[role=alert]")).toContain("Rozsah pohybu, 1. řádek: Rozsah napište třemi čísly");
  const nothing = await petr.post(address, { ...form, "VAS3.what": "", "VAS3.value": "5" });
  expect([nothing.status, nothing.all("[role=alert] a").length]).toEqual([400, 1]);
  for (const who of ["receptionist", "admin"] as const) expect((await visitor(who).get(address)).status).toBe(403);
});

test("a refused row keeps its number and the last values; typed text stays when the report was signed since", async () => {
  const { uuid, address } = await write();
  const form = (await petr.get(address)).filled("form#findings");
  const wrong = await petr.post(address, {
    ...form,
    "GIRTH5.what": "CALF",
    "GIRTH5.side": "LEFT",
    "GIRTH5.value": "mnoho",
  });
  expect([
    wrong.status,
    wrong.value("GIRTH5.value"),
    wrong.all("[role=alert] a").map((link) => link.getAttribute("href")),
  ]).toEqual([400, "mnoho", ["#findings-GIRTH5.value"]]);
  expect(wrong.text("form#findings")).toContain("Hodnota (minule 0–10–90)");
  const sign = `/kartoteka/zaznam/${uuid}/podpis`;
  await petr.post(sign, (await petr.get(sign)).filled("main form"));
  const late = await petr.post(address, { ...form, "VAS1.what": "LOAD", "VAS1.value": "7" });
  expect([late.status, late.value("VAS1.value")]).toEqual([409, "7"]);
  expect(late.all(".note a").map((link) => link.getAttribute("href"))).toEqual([
    `/kartoteka/${uuids.karel}/nova-zprava?corrects=${uuid}`,
  ]);
});
