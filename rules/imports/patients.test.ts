import { expect, test } from "vitest";
import { missingField, proposeColumns } from "./columns.ts";
import { columnOfFault, readPatientRow } from "./patient-row.ts";

test("columns are proposed by their names in four languages, each column once", () => {
  expect(
    proposeColumns("PATIENTS", ["ID", "Příjmení", "Jméno", "Rodné číslo", "Telefon", "Zdravotní pojišťovna", "PSČ"]),
  ).toEqual({
    key: 0,
    surname: 1,
    name: 2,
    personalNumber: 3,
    phone: 4,
    insurer: 5,
    postcode: 6,
  });
  expect(proposeColumns("PATIENTS", ["Nachname", "Vorname", "Geburtsdatum", "PLZ", "Ort"])).toEqual({
    surname: 0,
    name: 1,
    dateOfBirth: 2,
    postcode: 3,
    town: 4,
  });
  expect(missingField("PATIENTS", proposeColumns("PATIENTS", ["Priezvisko a meno", "E-mail"]))).toBeNull();
  expect(missingField("PATIENTS", proposeColumns("PATIENTS", ["Příjmení", "Telefon"]))).toBe("surname");
});

test("a row becomes a card's input", () => {
  const columns = { key: 0, fullName: 1, sex: 2, street: 3, postcode: 4, town: 5, insurer: 6 };
  const { key, card } = readPatientRow(
    ["17", " Nová  Eva Marie", "žena", "Husova 418/7a", "370 01", "Lišov", "111 - VZP"],
    columns,
  );
  expect(key).toBe("17");
  expect(card).toMatchObject({ surname: "Nová", name: "Eva Marie", sex: "FEMALE", insuranceCompanyCode: "111" });
  expect(card.address).toEqual({
    uliceNazev: "Husova",
    cisloDomovni: "418",
    cisloOrientacni: "7a",
    psc: "370 01",
    obecNazev: "Lišov",
    castObceNazev: null,
  });
  expect(readPatientRow(["", "Nová Eva"], { street: 0, fullName: 1 }).card.address).toBeNull();
});

test("a fault names the column of its value", () => {
  const columns = { fullName: 0, personalNumber: 2, postcode: 4 };
  expect(
    ["surname", "personalIdentificationNumber", "address.psc", "phone"].map((path) => columnOfFault(path, columns)),
  ).toEqual([0, 2, 4, null]);
});
