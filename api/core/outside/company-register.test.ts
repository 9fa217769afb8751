import { expect, test } from "vitest";
import { alza, companyRegisterServer } from "#tests/kit/servers/company-register.ts";
import { ares, RegisterAway } from "./company-register.ts";

const seatOf = (textovaAdresa: string) => ({ obchodniJmeno: "Kovo s.r.o.", sidlo: { textovaAdresa } });
const url = await companyRegisterServer({
  "27082440": alza,
  "10000071": {
    obchodniJmeno: "Jana Nováková",
    pravniForma: "101",
    sidlo: { psc: "1000", cisloOrientacni: 7, cisloOrientacniPismeno: "b" },
    dicSkDph: "N/A",
    datumZaniku: "2025-01-31",
  },
  "10000038": seatOf("Jankovcova 1522/53a, Holešovice, 17000 Praha 7"),
  "10000046": seatOf("č.p. 12, 393 01 Pelhřimov"),
  "10000054": seatOf("Viedenská cesta 5, Bratislava"),
  "10000062": seatOf("Pelhřimov"),
  "10000020": { ico: "10000020" },
  "10000011": "silence",
  "00006947": 500,
  "00177041": 302,
  "70994226": { ...alza, dalsiUdaje: "x".repeat(300_000) },
});
const register = ares(url, 300);

test("a company has its name, seat and VAT number", async () => {
  expect(await register.find("27082440")).toEqual({
    name: "Alza.cz a.s.",
    person: null,
    smartAddressId: "22349162",
    address: {
      street: "Jankovcova",
      houseNumber: "1522",
      orientationNumber: "53",
      postcode: "17000",
      town: "Praha",
      townPart: "Holešovice",
    },
    vatNumber: "CZ27082440",
    vatPayer: true,
    ended: false,
  });
});

test("a person who trades alone, and has ended, is read with the little that is there", async () => {
  expect(await register.find("10000071")).toMatchObject({
    person: "Jana Nováková",
    address: { street: null, orientationNumber: "7b", postcode: "01000" },
    vatNumber: null,
    vatPayer: false,
    ended: true,
  });
});

test("a seat that the register has as one text is read into its parts", async () => {
  const seat = async (number: string) => Object.values((await register.find(number))!.address);
  expect(await seat("10000038")).toEqual(["Jankovcova", "1522", "53a", "17000", "Praha 7", "Holešovice"]);
  expect(await seat("10000046")).toEqual([null, "12", null, "39301", "Pelhřimov", null]);
  expect(await seat("10000054")).toEqual(["Viedenská cesta", "5", null, null, "Bratislava", null]);
  expect(await seat("10000062")).toEqual([null, null, null, null, "Pelhřimov", null]);
});

test("an unknown number is none; a fault, a redirect, silence, and an answer too long or without a name are a register that is away", async () => {
  expect(await register.find("25063677")).toBeNull();
  for (const number of ["00006947", "00177041", "10000011", "10000020", "70994226"])
    await expect(register.find(number)).rejects.toThrow(RegisterAway);
  await expect(ares("http://127.0.0.1:9").find("27082440")).rejects.toThrow(RegisterAway);
});
