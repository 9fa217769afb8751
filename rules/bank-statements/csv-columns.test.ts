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
    ownAccount: "Číslo účtu",
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

test("columns of UniCredit, ČSOB and mBank are recognised", () => {
  expect(
    named(
      "Účet;Částka;Měna;Datum zaúčtování;Valuta;Banka;Název banky;Číslo účtu;Název účtu;Konstantní kód;Variabilní kód;Specifický kód;Reference",
    ),
  ).toEqual({
    ownAccount: "Účet",
    amount: "Částka",
    currency: "Měna",
    day: "Datum zaúčtování",
    bankCode: "Banka",
    account: "Číslo účtu",
    name: "Název účtu",
    constantSymbol: "Konstantní kód",
    variableSymbol: "Variabilní kód",
    specificSymbol: "Specifický kód",
    reference: "Reference",
  });
  expect(
    named(
      "číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;variabilní symbol",
    ),
  ).toMatchObject({
    ownAccount: "číslo účtu",
    account: "číslo účtu protiúčtu",
    bankCode: "kód banky protiúčtu",
    name: "název účtu protiúčtu",
  });
  expect(
    named(
      "#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce",
    ),
  ).toMatchObject({
    day: "#Datum zaúčtování transakce",
    message: "#Zpráva pro příjemce",
    name: "#Plátce/Příjemce",
    account: "#Číslo účtu plátce/příjemce",
    amount: "#Částka transakce",
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
