import { expect, test } from "vitest";
import { areColumnsEnough, proposeColumns } from "./csv-columns.ts";

const named = (header: string) => {
  const names = header.split(";");
  return Object.fromEntries(Object.entries(proposeColumns(names)).map(([role, at]) => [role, names[at]]));
};

test("Czech names are recognised", () => {
  expect(
    named(
      "ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Zpráva pro příjemce;Poznámka",
    ),
  ).toEqual({
    reference: "ID pohybu",
    day: "Datum",
    amount: "Objem",
    currency: "Měna",
    account: "Protiúčet",
    name: "Název protiúčtu",
    bankCode: "Kód banky",
    constantSymbol: "KS",
    variableSymbol: "VS",
    specificSymbol: "SS",
    message: "Zpráva pro příjemce",
  });
});

test("the day of booking counts before that of the value, the account of the payer before one's own", () => {
  expect(
    named(
      "Datum valuty;Datum zaúčtování;Číslo účtu;Číslo protiúčtu;Zaúčtovaná částka;Měna účtu;Variabilní symbol;Zpráva",
    ),
  ).toEqual({
    day: "Datum zaúčtování",
    account: "Číslo protiúčtu",
    amount: "Zaúčtovaná částka",
    currency: "Měna účtu",
    variableSymbol: "Variabilní symbol",
    message: "Zpráva",
  });
});

test("Slovak, German and English names are recognised", () => {
  expect(
    named(
      "Dátum zaúčtovania;Suma;Mena;Variabilný symbol;Špecifický symbol;Konštantný symbol;Názov protistrany;Správa pre prijímateľa",
    ),
  ).toMatchObject({
    day: "Dátum zaúčtovania",
    amount: "Suma",
    variableSymbol: "Variabilný symbol",
    specificSymbol: "Špecifický symbol",
    constantSymbol: "Konštantný symbol",
    name: "Názov protistrany",
    message: "Správa pre prijímateľa",
  });
  expect(named("Buchungstag;Valutadatum;Auftraggeber / Empfänger;Verwendungszweck;Betrag;Währung")).toEqual({
    day: "Buchungstag",
    name: "Auftraggeber / Empfänger",
    message: "Verwendungszweck",
    amount: "Betrag",
    currency: "Währung",
  });
  expect(named("Booking Date;Partner Name;Credit;Debit;Currency;Reference")).toEqual({
    day: "Booking Date",
    name: "Partner Name",
    credit: "Credit",
    debit: "Debit",
    currency: "Currency",
    reference: "Reference",
  });
});

test("a day and an amount, or both directions, are enough", () => {
  const enough = (header: string) => areColumnsEnough(proposeColumns(header.split(";")));
  expect(["Datum;Částka", "Datum;Příjem;Výdaj", "Datum;Příjem", "Částka", "Jméno;Adresa", ""].map(enough)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
