import { expect, test } from "vitest";
import { groupRows } from "./group-rows.ts";

const row = {
  at: "2026-03-16T08:00:00.100Z",
  action: "patientCard.read",
  factor: null,
  setting: null,
  count: null,
  profile: { fullName: "Renata Malá" },
  patientCard: { uuid: "k1", fullName: "Jana Dvořáčková" },
  address: "10.0.0.1",
};

test("a card that one page read several times is one row, another second, action or patient another", () => {
  const rows = [
    row,
    { ...row, at: "2026-03-16T08:00:00.900Z" },
    { ...row, action: "patientAttendance.listed" },
    { ...row, count: 3 },
    { ...row, at: "2026-03-16T08:00:01.000Z" },
    { ...row, patientCard: { uuid: "k2", fullName: "Karel Novák" } },
  ];
  expect(groupRows(rows)).toEqual([{ ...row, count: 5 }, rows[2], rows[4], rows[5]]);
});
