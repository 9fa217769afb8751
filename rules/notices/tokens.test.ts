import { expect, test } from "vitest";
import { smsParts } from "./sms-parts.ts";
import { fillSms, fillTokens, unknownTokens } from "./tokens.ts";

test("tokens are replaced by their values in one pass, in any case", () => {
  expect(fillTokens("Dne #datum# v #CAS#.", { datum: "14. 3.", cas: "9:00" })).toBe("Dne 14. 3. v 9:00.");
  expect(fillTokens("#jmeno#, #cas#", { jmeno: "#cas#", cas: "$& 9:00" })).toBe("#cas#, $& 9:00");
});

test("a line with a token without a value is left out", () => {
  expect(fillTokens("Termín #datum#\n\nVolejte #telefon#\n\n#zarizeni#", { datum: "1. 2.", zarizeni: "Lípa" })).toBe(
    "Termín 1. 2.\n\nLípa",
  );
});

test("a line that announces one that is left out goes with it", () => {
  expect(fillTokens("Dobrý den,\n\nZrušíte ho zde:\n#odkaz#\n\nLípa", {})).toBe("Dobrý den,\n\nLípa");
  expect(fillTokens("Zrušíte ho zde:\n#odkaz#", { odkaz: "https://a.example" })).toBe(
    "Zrušíte ho zde:\nhttps://a.example",
  );
});

test("names that no token has are found", () => {
  expect(unknownTokens("#datum# #Čas# #heslo# #1 a # b#")).toEqual(["#Čas#", "#heslo#"]);
});

test("an SMS without diacritics stays without them, whatever its values are", () => {
  const text = fillSms("Termin #datum# v #cas#, #zarizeni#", {
    datum: "14.\u00a03.",
    cas: "9:00",
    zarizeni: "Ordinace „Žluťoučký kůň“ – Praha",
  });
  expect(text).toBe('Termin 14. 3. v 9:00, Ordinace "Zlutoucky kun" - Praha');
  expect(smsParts(text)).toMatchObject({ encoding: "GSM_7", parts: 1 });
  expect(fillSms("Termín #zarizeni#", { zarizeni: "Lípa" })).toBe("Termín Lípa");
});

test("typographic signs, Ł, Đ and their like do not make an SMS longer", () => {
  const text = fillSms("Termin… „#jmeno#“ – #zarizeni#", { jmeno: "Łukasz Đorđević", zarizeni: "Ordinace Ø… × Æ" });
  expect(text).toBe('Termin... "Lukasz Dordevic" - Ordinace O... x Ae');
  expect(smsParts(text).encoding).toBe("GSM_7");
  expect(fillSms("Termín… #jmeno#", { jmeno: "Łukasz" })).toBe("Termín... Łukasz");
});
