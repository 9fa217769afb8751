import { beforeAll, expect, test } from "vitest";
import { emails, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { alza, companyRegisterServer } from "#tests/kit/servers/company-register.ts";
import { ares } from "../core/outside/company-register.ts";

const api = await testApi();
const { owner } = api.database;

const call = async (who: Role | null, document: string, variables: object = {}) => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? { code: errors[0]!.extensions.code, fields: errors[0]!.extensions.fields } : Object.values(data)[0];
};
const update = (version: number, input: object, who: Role = "admin") =>
  call(
    who,
    `mutation ($version: Int!, $input: BillingInformationInput!) { billingInformationUpdate(version: $version, input: $input) {
       companyName companyNumber vatNumber accountNumberCze iban version } }`,
    { version, input },
  );

beforeAll(async () => {
  api.services.companyRegister = ares(await companyRegisterServer({ "27082440": alza }));
});

test("until it is entered, the issuer of invoices is the centre; invoices wait for an address and an account", async () => {
  expect(
    await call("admin", "{ billingInformation { companyName country currency iban invoicingActive version } }"),
  ).toEqual({
    companyName: "Rehabilitace U Lípy",
    country: "CZ",
    currency: "CZK",
    iban: null,
    invoicingActive: false,
    version: 0,
  });
  expect(await call("admin", "mutation { invoicingActiveSet(active: true) { version } }")).toMatchObject({
    code: "E183",
  });
});

test("a change is kept with its version; an IBAN follows the account number, and administrators get a mail about a new account", async () => {
  await owner.query("truncate mails");
  const first = await update(0, {
    companyName: "Rehabilitace U Lípy s. r. o.",
    companyNumber: "27082440",
    vatNumber: "27082440",
    accountNumberCze: "19-2000145399/0800",
    address: { obecNazev: "Praha", psc: "170 00" },
  });
  expect(first).toEqual({
    companyName: "Rehabilitace U Lípy s. r. o.",
    companyNumber: "27082440",
    vatNumber: "CZ27082440",
    accountNumberCze: "19-2000145399/0800",
    iban: "CZ6508000000192000145399",
    version: 1,
  });
  const mails = await runJobs(api);
  expect(mails.map(({ to }) => to).sort()).toEqual([emails.admin, emails.manager].sort());
  expect(mails[0]!.text).toMatch(/CZ65\s0800\s0000\s1920\s0014\s5399/);
  expect(await update(0, { companyName: "Jinak" })).toMatchObject({ code: "E012" });
  expect(await update(1, { dueDays: 21 })).toMatchObject({
    iban: "CZ6508000000192000145399",
    version: 2,
  });
  expect(await runJobs(api)).toEqual([]);
  expect(await update(2, { accountNumberCze: "280154417/0300" })).toMatchObject({ iban: "CZ1103000000000280154417" });
  expect(await call("admin", "mutation { invoicingActiveSet(active: true) { invoicingActive } }")).toEqual({
    invoicingActive: true,
  });
});

test("the address and the account stay complete while invoicing is on", async () => {
  for (const taken of [{ accountNumberCze: null }, { address: null }])
    expect(await update(3, taken)).toMatchObject({ code: "E183" });
  expect(await call("admin", "{ billingInformation { iban version } }")).toEqual({
    iban: "CZ1103000000000280154417",
    version: 3,
  });
  await call("admin", "mutation { invoicingActiveSet(active: false) { version } }");
  expect(await update(3, { accountNumberCze: null })).toMatchObject({ iban: null, version: 4 });
  await update(4, { accountNumberCze: "280154417/0300" });
});

test("faults name their fields: a payer of VAT without a number, an IBAN of another account", async () => {
  const { rows } = await owner.query("select version from billing_information");
  const { version } = rows[0] as { version: number };
  expect(await update(version, { vatPayer: true, vatNumber: null })).toMatchObject({
    fields: [{ path: ["vatNumber"], code: "E1F1" }],
  });
  expect(await update(version, { iban: "SK9611000000002918599669" })).toMatchObject({
    fields: [{ path: ["iban"], code: "E1Q5" }],
  });
});

test("administrators alone read and change it, and each centre has its own", async () => {
  for (const who of ["receptionist", "paramedic"] as const) {
    expect(await call(who, "{ billingInformation { iban } }")).toMatchObject({ code: "E002" });
    expect(await update(0, {}, who)).toMatchObject({ code: "E002" });
    expect(await call(who, "{ me { profile { medicalCenter { billingInformation { iban } } } } }")).toEqual({
      profile: { medicalCenter: { billingInformation: null } },
    });
  }
  expect(await call("foreign", "{ billingInformation { iban version } }")).toEqual({ iban: null, version: 0 });
});

test("a company is looked up in the register by its number", async () => {
  const look = (number: string) =>
    call(
      "admin",
      `{ aresByCompanyNumber(companyNumber: "${number}") { name vatNumber vatPayer address { uliceNazev psc } } }`,
    );
  expect(await look("27082440")).toEqual({
    name: "Alza.cz a.s.",
    vatNumber: "CZ27082440",
    vatPayer: true,
    address: { uliceNazev: "Jankovcova", psc: "17000" },
  });
  expect(await look("25063677")).toBeNull();
  expect(await look("27082441")).toMatchObject({ fields: [{ path: ["companyNumber"], code: "E1Q1" }] });
});
