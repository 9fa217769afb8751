import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();

test("every page that writes of a patient, or signs, names the patient with birth date, age and CAVE", async () => {
  await database.owner.query("update patient_cards set cave = 'Alergie na latex' where id = $1", [ids.patients.jana]);
  const someone = visitor("paramedic");
  const address = `/kartoteka/${uuids.jana}/nova-zprava`;
  const form = await someone.get(address);
  const sent = await someone.post(address, { ...form.filled("form#report"), content: "Bolest 4/10." });
  const uuid = /report=([\w-]+)/.exec(sent.location!)![1]!;
  const report = (page: string) => someone.get(`/kartoteka/zaznam/${uuid}/${page}`);
  const strip = "Jana Dvořáčková 23. 6. 1985, 40 let CAVE Alergie na latex";
  const on = async (page: typeof form) =>
    page
      .text("main .whose")
      .replaceAll("\u00a0", " ")
      .replace(/(?<=\w)CAVE/, " CAVE");

  for (const page of [form, await report("upravit"), await report("nakres"), await report("hodnoty")])
    expect(await on(page)).toContain(strip);
  for (const page of [await report("podpis"), await report("smazani")])
    expect(await on(page)).toMatch(
      /^Jana Dvořáčková 23\. 6\. 1985, 40 let vyšetření 16\. 3\. 2026 \d+:\d\d CAVE Alergie na latex$/,
    );
});
