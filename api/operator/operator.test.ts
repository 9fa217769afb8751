import { expect, test } from "vitest";
import { emails, ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { inSnapshot } from "../core/db/snapshot.ts";
import { readOperator } from "./operator.ts";

const api = await testApi();
const { owner: pool, url } = api.database;
const operator = (email?: string) =>
  inSnapshot({ connectionString: url }, (db) => readOperator(db, { MOTUS_OPERATOR_EMAIL: email }));

test("the operator is the address of the settings, and no administrator of several centres", async () => {
  expect(await operator("operator@sprava.example")).toEqual({
    by: "setting",
    recipients: [{ email: "operator@sprava.example", locale: null }],
  });
  expect(await operator()).toEqual({ by: "nothing", recipients: [] });
});

test("the active administrators of the only centre stand in for the operator", async () => {
  await pool.query(`set session_replication_role = replica; delete from profiles where medical_center_id = ${ids.foreignCenter};
    delete from medical_centers where id = ${ids.foreignCenter}; set session_replication_role = origin`);
  const { by, recipients } = await operator();
  expect([by, recipients.map(({ email }) => email)]).toEqual(["administrators", [emails.admin, emails.manager]]);
});
