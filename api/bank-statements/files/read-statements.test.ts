import fc from "fast-check";
import { expect, test } from "vitest";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import { MOST_STATEMENT_BYTES, openStatement, readStatements } from "./read-statements.ts";
import { processorTime } from "#tests/kit/time/processor-time.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => readStatements(bytes, { currency: "CZK" });

const csv = `Datum;Částka;VS;Jméno;Zpráva
14.03.2026;450,00;123;Jana;
14.03.2026;450,00;123;Jana;
15.03.2026;450,00;;Petr;vklad
`;

const camt = `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>CZ6508000000192000145399</IBAN></Id></Acct>
<Ntry><Amt Ccy="CZK">450.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-03-14</Dt></BookgDt>
<AcctSvcrRef>B-1</AcctSvcrRef></Ntry></Stmt></BkToCstmrStmt></Document>`;

const zeros = (value: string, length: number) => value.padStart(length, "0");
const gpc = [
  `0740000192000145399${"FYZIO LIPKA".padEnd(20)}010326${zeros("0", 14)}+${zeros("45000", 14)}+${zeros("0", 14)}0` +
    `${zeros("45000", 14)}0007140326${" ".repeat(14)}`,
  `07500001920001453991781240000004159${zeros("4711", 13)}${zeros("45000", 12)}20026000123${zeros("308", 10)}` +
    `${zeros("0", 10)}140326${"JANA NOVAKOVA".padEnd(20)}00203140326`,
].join("\r\n");

const files = { gpc, camt, csv };

const faultOf = (bytes: Uint8Array) => {
  try {
    return read(bytes).length;
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error;
    return error.fault;
  }
};

test("the content shows the kind of file", () => {
  for (const [kind, text] of Object.entries(files)) {
    expect(openStatement(bytesOf(text)).kind).toBe(kind);
    expect(openStatement(bytesOf(`\uFEFF${text}`)).kind).toBe(kind);
    expect(read(bytesOf(text))[0]?.movements[0]?.amount).toBe(45_000);
  }
});

test("empty, large and binary files are refused", () => {
  expect(faultOf(new Uint8Array())).toBe("empty");
  expect(faultOf(bytesOf(" \n\n"))).toBe("empty");
  expect(faultOf(new Uint8Array(MOST_STATEMENT_BYTES + 1))).toBe("tooLarge");
  expect(faultOf(bytesOf("%PDF-1.7 a;b"))).toBe("kindUnknown");
  expect(faultOf(bytesOf("PK\u0003\u0004;"))).toBe("kindUnknown");
  expect(faultOf(Uint8Array.from([0x3b, 0, 0x3b, 1]))).toBe("kindUnknown");
});

test("a statement that is sent again has the same fingerprints, equal movements of a day have their own", () => {
  for (const text of Object.values(files)) {
    const fingerprints = () => read(bytesOf(text)).flatMap(({ movements }) => movements.map((m) => m.fingerprint));
    expect(fingerprints()).toEqual(fingerprints());
    expect(new Set(fingerprints()).size).toBe(fingerprints().length);
  }
});

test("an overlapping statement repeats the fingerprints of the days in both", () => {
  const [whole] = read(bytesOf(csv));
  const [head, , , last] = csv.split("\n");
  const [part] = read(bytesOf(`${head}\n16.03.2026;1,00;;Eva;\n${last}\n`));
  expect(part?.movements[1]?.fingerprint).toBe(whole?.movements[2]?.fingerprint);
});

test("the letter case and spaces of a name change no fingerprint, another amount does", () => {
  const fingerprint = (text: string) => read(bytesOf(text))[0]?.movements[2]?.fingerprint;
  expect(fingerprint(csv.replace("Petr;vklad", "PETR;  Vklad"))).toBe(fingerprint(csv));
  expect(fingerprint(csv.replace("15.03.2026;450", "15.03.2026;451"))).not.toBe(fingerprint(csv));
});

test("random bytes and spoilt statements throw nothing but the typed fault", () => {
  const spoilt = fc
    .tuple(
      fc.constantFrom(...Object.values(files).map((text) => [...bytesOf(text)])),
      fc.array(fc.tuple(fc.nat(700), fc.nat(3), fc.array(fc.nat(255), { maxLength: 4 })), {
        minLength: 1,
        maxLength: 6,
      }),
    )
    .map(([bytes, changes]) => {
      const changed = [...bytes];
      for (const [at, removed, added] of changes) changed.splice(at % changed.length, removed, ...added);
      return Uint8Array.from(changed);
    });
  const words = fc
    .array(
      fc.constantFrom("<", ">", "</", "<Ntry>", "<Amt Ccy='CZK'>", "074", "075", '"', ";", "\n", "&#0;", "Datum"),
      {
        maxLength: 60,
      },
    )
    .map((parts) => bytesOf(parts.join("")));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), spoilt, words), (bytes) => {
      faultOf(bytes);
    }),
    { seed: 20_260_314, numRuns: 3000 },
  );
});

test("deep nesting and hostile tables are refused or read without delay", async () => {
  const taken = await processorTime(() => {
    expect(faultOf(bytesOf("<a>".repeat(100_000)))).toBe("xmlInvalid");
    expect(faultOf(bytesOf(`<a>${"<b>1</b>".repeat(100_000)}</a>`))).toBe("tooLarge");
    expect(faultOf(bytesOf(`Datum;Částka\n${'"'.repeat(200_000)}`))).toEqual(expect.anything());
    expect(faultOf(bytesOf(";".repeat(500_000)))).toBe("kindUnknown");
    expect(faultOf(bytesOf(`Datum;Částka\n${"1".repeat(300_000)};1\n`))).toBe("dayInvalid");
  });
  expect(taken).toBeLessThan(15_000);
});
