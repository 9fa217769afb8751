import { expect, test } from "vitest";
import { groupRows } from "./group-rows.ts";

const what = { action: "patientCard.read", factor: null, setting: null, count: null };
const row = {
  id: 1,
  at: "2026-03-16T08:00:00.100Z",
  what,
  who: { name: "Renata Malá", byItself: false },
  patient: { uuid: "k1", fullName: "Jana Dvořáčková" },
  address: "10.0.0.1",
};

test("a card that one page read several times is one row, another second, action or patient another", () => {
  const rows = [
    row,
    { ...row, id: 2, at: "2026-03-16T08:00:00.900Z" },
    { ...row, id: 3, what: { ...what, action: "patientAttendance.listed" } },
    { ...row, id: 4, what: { ...what, count: 3 } },
    { ...row, id: 5, at: "2026-03-16T08:00:01.000Z" },
    { ...row, id: 6, patient: { uuid: "k2", fullName: "Karel Novák" } },
  ];
  expect(groupRows(rows)).toEqual([{ ...row, what: { ...what, count: 5 } }, rows[2], rows[4], rows[5]]);
});
