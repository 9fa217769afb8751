import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** A register of companies on loopback until the end of the file; a number without an answer is not known. */
export async function companyRegisterServer(answers: Record<string, unknown>) {
  const server = createServer((request, response) => {
    const [, number] = /^\/ekonomicke-subjekty\/(\d{8})$/.exec(request.url ?? "") ?? [];
    const answer = answers[number ?? ""];
    if (answer === "silence") return;
    const status = typeof answer === "object" ? 200 : Number(answer ?? 404);
    response.writeHead(status, { "content-type": "application/json", location: "/ekonomicke-subjekty/27082440" });
    response.end(JSON.stringify(typeof answer === "object" ? answer : { kod: "NENALEZENO" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The shape of ARES OpenAPI 1.3.0, with the facts of a public example. */
export const alza = {
  ico: "27082440",
  obchodniJmeno: "Alza.cz a.s.",
  sidlo: {
    kodStatu: "CZ",
    nazevObce: "Praha",
    nazevUlice: "Jankovcova",
    cisloDomovni: 1522,
    cisloOrientacni: 53,
    nazevCastiObce: "Holešovice",
    psc: 17000,
    kodAdresnihoMista: 22_349_162,
    standardizaceAdresy: true,
  },
  pravniForma: "121",
  dic: "CZ27082440",
  seznamRegistraci: { stavZdrojeDph: "AKTIVNI", stavZdrojeSkDph: "NEEXISTUJICI" },
};
