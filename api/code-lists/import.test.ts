import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { importCodeList } from "./import.ts";
import { loadShippedLists } from "./load-shipped.ts";

const { owner } = await testDatabase();
const db = createDb(owner);

/** The bytes of a file as VZP writes it, by another codec than the product's. */
const official = (...lines: string[]) =>
  execFileSync("iconv", ["-f", "UTF-8", "-t", "CP852"], { input: lines.map((line) => `${line}\r\n`).join("") });
const operation = (code: string, { name = "MĚKKÉ TECHNIKY", points = "81", duration = "15.0" } = {}) =>
  `"${code}","902","A","","${name}","popis, s čárkou","",${duration},15.0,,,"",${points},"",0.00,0.00`;
const listed = async (validFrom: string) =>
  (
    await owner.query(
      "select code, name, duration, points from listed_operations where valid_from = $1 order by code",
      [validFrom],
    )
  ).rows;

test("the shipped lists are loaded once, with points of 2016", async () => {
  await loadShippedLists(db);
  const count = async () =>
    (
      await owner.query(
        `select (select count(*)::int from listed_operations) as operations, (select count(*)::int from operation_frequencies) as frequencies,
                (select count(*)::int from medical_specialties) as specialties, (select count(*)::int from insurer_branches) as branches,
                (select max(id) from medical_operations) as last`,
      )
    ).rows[0];
  const first = await count();
  expect(first).toEqual({ operations: 52, frequencies: 1, specialties: 324, branches: 90, last: 52 });
  expect(await listed("2016-01-01")).toContainEqual({
    code: "21221",
    name: "LÉČEBNÁ TĚLESNÁ VÝCHOVA NA NEUROFYZIOLOGICKÉM PODKLADĚ",
    duration: 45,
    points: 519,
  });
  await loadShippedLists(db);
  expect(await count()).toEqual(first);
});

test("an official list is read in CP852, and importing it again changes nothing", async () => {
  const file = official(operation("21413"), operation("21415", { name: "MOBILIZACE PÁTEŘE - ŽEBRA" }));
  expect(await importCodeList(db, "OPERATIONS", file, "2026-01-01")).toEqual({ read: 2, changed: 2 });
  expect(await listed("2026-01-01")).toEqual([
    { code: "21413", name: "MĚKKÉ TECHNIKY", duration: 15, points: 81 },
    { code: "21415", name: "MOBILIZACE PÁTEŘE - ŽEBRA", duration: 15, points: 81 },
  ]);
  expect(await importCodeList(db, "OPERATIONS", file, "2026-01-01")).toEqual({ read: 2, changed: 0 });
  const corrected = official(operation("21413", { points: "90" }));
  expect(await importCodeList(db, "OPERATIONS", corrected, "2026-01-01")).toEqual({ read: 1, changed: 1 });
  expect(await listed("2026-01-01")).toMatchObject([{ code: "21413", points: 90 }]);
});

test("an operation that an edition lacks stays in those before, and keeps its id", async () => {
  const id = async () =>
    (await owner.query("select id from medical_operations where code = '21221' and expertise = '902'")).rows;
  const before = await id();
  await importCodeList(db, "OPERATIONS", official(operation("21413")), "2027-01-01");
  expect(await listed("2027-01-01")).toHaveLength(1);
  expect(await listed("2016-01-01")).toHaveLength(52);
  expect(await id()).toEqual(before);
});

test("specialties, branches and frequencies are read by their official columns", async () => {
  const read = (kind: "FREQUENCIES" | "SPECIALTIES" | "BRANCHES", ...lines: string[]) =>
    importCodeList(db, kind, official(...lines), "2026-01-01");
  expect(await read("SPECIALTIES", `"1F1","dětská onkologie",0,0,0,0,0,0,""`)).toEqual({ read: 1, changed: 1 });
  expect(await read("BRANCHES", `"6400","NÁCHOD","Palachova 1","123/0710"`)).toEqual({ read: 1, changed: 1 });
  expect(await read("FREQUENCIES", `"21413",2,"den",1,"1"`, `"21413",10,"čtvrtletí",1,"1"`)).toEqual({
    read: 2,
    changed: 2,
  });
});

test("a bad line is named, and nothing of its file is kept", async () => {
  const bad = (...lines: string[]) => importCodeList(db, "OPERATIONS", official(...lines), "2028-01-01");
  await expect(bad(operation("21413"), operation("2141"))).rejects.toThrow(/Line 2.*KOD/);
  await expect(bad(operation("21413"), operation("21413"))).rejects.toThrow("Line 2 repeats 21413 of 902");
  await expect(bad(operation("21413", { points: "81.5" }))).rejects.toThrow(/Line 1.*BOD/);
  await expect(bad(operation("21413", { duration: "dlouho" }))).rejects.toThrow(/Line 1.*TVY/);
  await expect(bad(`"21413","902"`)).rejects.toThrow("Line 1 has 2 columns in place of 16");
  await expect(bad("")).rejects.toThrow("holds no row");
  await expect(importCodeList(db, "OPERATIONS", Buffer.from(operation("21413")), "2028-01-01")).rejects.toThrow(
    /UTF-8/,
  );
  expect(await listed("2028-01-01")).toEqual([]);
  expect((await owner.query("select from code_lists where valid_from = '2028-01-01'")).rows).toEqual([]);
});
