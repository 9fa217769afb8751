import { expect, test } from "vitest";
import { PatientCardInput } from "./patient.ts";

const today = "2026-03-16";
const Input = PatientCardInput(today);
const least = { name: "Jana", surname: "Dvořáčková" };
const read = (input: object) => Input.parse({ ...least, ...input });
const faults = (input: object) => {
  const { error } = Input.safeParse({ ...least, ...input });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
};

test("typed input is parsed: blanks, slashes, dates, units", () => {
  expect(
    read({
      name: "  Jana ",
      personalIdentificationNumber: "855623 / 0419",
      dateOfBirth: "23. 6. 1985",
      phone: "601 000 377",
      email: "Jana@Example.com",
      insuranceNumber: "855623/0419",
      address: { psc: "373 81", obecNazev: "Kamenný Újezd" },
      height: "172 cm",
      weight: "72,5",
      cave: "Alergie\r\nna latex",
    }),
  ).toMatchObject({
    name: "Jana",
    personalIdentificationNumber: "8556230419",
    dateOfBirth: "1985-06-23",
    phone: "+420601000377",
    email: "jana@example.com",
    insuranceNumber: "8556230419",
    address: { psc: "37381", obecNazev: "Kamenný Újezd", uliceNazev: null },
    height: 172,
    weight: 72.5,
    cave: "Alergie\nna latex",
  });
  expect(read({ dateOfBirth: "14.3.1985" }).dateOfBirth).toBe("1985-03-14");
  expect(read({ phone: "0905 000 123" }).phone).toBe("+421905000123");
  for (const phone of [
    "(+420) 601 000 377",
    "00420 601 000 377",
    "+420\u00a0601.000.377",
    "601/000/377",
    "601\u2013000\u2011377\u200b",
  ])
    expect(read({ phone }).phone).toBe("+420601000377");
  for (const number of ["855623-0419", "855623 \u2013 0419", "855623\u00a00419"])
    expect(read({ personalIdentificationNumber: number, insuranceNumber: number })).toMatchObject({
      personalIdentificationNumber: "8556230419",
      insuranceNumber: "8556230419",
    });
});

test("missing optional values are null, and the country is the centre's", () => {
  const { name, surname, country, address, noticesRefused, ...rest } = read({
    sex: "",
    dateOfBirth: undefined,
    cave: null,
  });
  expect({ name, surname, country, noticesRefused }).toEqual({ ...least, country: "CZ", noticesRefused: false });
  expect([...Object.values(rest), ...Object.values(address)].every((value) => value === null)).toBe(true);
});

test("its own output reads as itself, since form and verb both read it", () => {
  const once = read({
    personalIdentificationNumber: "855623/0419",
    dateOfBirth: "23.6.85",
    phone: "601000377",
    sex: "FEMALE",
    insuranceVariant: "1",
    insuranceCompanyCode: "111",
    height: "172",
    weight: "72,125",
    address: { psc: "373 81" },
  });
  expect(Input.parse(once)).toEqual(once);
});

test("each fault is reported at its field", () => {
  expect(faults({ name: " ", surname: undefined })).toEqual({ name: "required", surname: "required" });
  expect(
    faults({
      personalIdentificationNumber: "855623/0418",
      dateOfBirth: "31. 2. 1985",
      sex: "OTHER",
      phone: "12",
      email: "jana@",
      insuranceCompanyCode: "999",
      insuranceNumber: "12",
      insuranceVariant: "9",
      country: "XX",
      address: { psc: "1" },
      height: "dva metry",
      weight: "7000",
    }),
  ).toEqual({
    personalIdentificationNumber: "personalNumberInvalid",
    dateOfBirth: "dateInvalid",
    sex: "choiceInvalid",
    phone: "phoneInvalid",
    email: "emailInvalid",
    insuranceCompanyCode: "choiceInvalid",
    insuranceNumber: "insuranceNumberInvalid",
    insuranceVariant: "choiceInvalid",
    country: "choiceInvalid",
    "address.psc": "postcodeInvalid",
    height: "notANumber",
    weight: "measureOutOfRange",
  });
  expect(faults({ dateOfBirth: "17. 3. 2026" })).toEqual({ dateOfBirth: "birthDateInFuture" });
  expect(faults({ dateOfBirth: "1. 1. 1850" })).toEqual({ dateOfBirth: "birthDateTooEarly" });
  expect(faults({ dateOfBirth: "1. 1. 1900", insuredSince: "1. 1. 1850" })).toEqual({});
  expect(faults({ dateOfBirth: "14. 3." })).toEqual({ dateOfBirth: "dateInvalid" });
});

test("no field accepts a NUL byte or more than it can store", () => {
  const fields = Object.keys(Input.shape).filter((name) => name !== "address" && name !== "noticesRefused");
  for (const name of fields) {
    for (const text of ["a\u0000b", "half of 🐦: \ud83d"])
      expect(faults({ [name]: text }), name).toEqual({ [name]: "characterInvalid" });
    expect(faults({ [name]: "9".repeat(3000) }), name).toEqual({ [name]: "tooLong" });
  }
  expect(faults({ address: { uliceNazev: "a\u0000", obecNazev: "a".repeat(201) } })).toEqual({
    "address.uliceNazev": "characterInvalid",
    "address.obecNazev": "tooLong",
  });
});
