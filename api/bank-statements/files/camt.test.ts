import { expect, test } from "vitest";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import { readStatements } from "./read-statements.ts";

const read = (text: string, currency = "CZK") => readStatements(new TextEncoder().encode(text), { currency });

const faultOf = (text: string) => {
  try {
    return read(text);
  } catch (error) {
    expect(error).toBeInstanceOf(StatementFault);
    const { fault, line } = error as StatementFault;
    return [fault, line];
  }
};

const balance = (type: string, amount: string, direction = "CRDT") =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">${amount}</Amt>
   <CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-03-14</Dt></Dt></Bal>`;

const statement = (entries: string, { version = "02", prefix = "" } = {}) => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>CZ-2026-7</Id><ElctrncSeqNb>7</ElctrncSeqNb>
<FrToDt><FrDtTm>2026-03-01T00:00:00+01:00</FrDtTm><ToDtTm>2026-03-14T23:59:59+01:00</ToDtTm></FrToDt>
<Acct><Id><IBAN>CZ65 0800 0000 1920 0014 5399</IBAN></Id><Ccy>CZK</Ccy></Acct>
${balance("PRCD", "12500.50")}${balance("CLBD", "100", "DBIT")}
${entries}</Stmt></BkToCstmrStmt></Document>`;
  return prefix === "" ? text : text.replace("xmlns=", `xmlns:${prefix}=`).replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`);
};

const entry = (inner: string, { amount = "450.00", direction = "CRDT", status = "BOOK" } = {}) =>
  `<Ntry><NtryRef>1</NtryRef><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
   <Sts>${status}</Sts><BookgDt><Dt>2026-03-14</Dt></BookgDt><AcctSvcrRef>B-1</AcctSvcrRef>${inner}</Ntry>`;

const details = (...inner: string[]) =>
  `<NtryDtls>${inner.map((text) => `<TxDtls>${text}</TxDtls>`).join("")}</NtryDtls>`;

const payer = `<RltdPties><Dbtr><Nm>Jana Nováková</Nm></Dbtr><DbtrAcct><Id><Othr><Id>178124-4159</Id></Othr></Id></DbtrAcct>
   <Cdtr><Nm>Fyzio Lípa</Nm></Cdtr></RltdPties>
   <RltdAgts><DbtrAgt><FinInstnId><ClrSysMmbId><MmbId>0710</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt></RltdAgts>`;

test("a statement is read with its account, balances and a movement", () => {
  const one = details(
    `<Refs><AcctSvcrRef>T-9</AcctSvcrRef><EndToEndId>/VS0026000123/SS/KS0308</EndToEndId></Refs>${payer}
     <RmtInf><Ustrd>Fyzioterapie &amp;</Ustrd><Ustrd><![CDATA[březen <3]]></Ustrd></RmtInf>`,
  );
  expect(read(statement(entry(one)))).toEqual([
    {
      account: "CZ6508000000192000145399",
      currency: "CZK",
      number: "7",
      from: "2026-03-01",
      to: "2026-03-14",
      openingBalance: 1_250_050,
      closingBalance: -10_000,
      movements: [
        {
          day: "2026-03-14",
          amount: 45_000,
          currency: "CZK",
          isReversal: false,
          variableSymbol: "26000123",
          specificSymbol: null,
          constantSymbol: "308",
          counterAccount: "178124-4159/0710",
          counterName: "Jana Nováková",
          message: "Fyzioterapie & březen <3",
          bankReference: "T-9",
          fingerprint: expect.stringMatching(/^[\w-]{43}$/),
        },
      ],
    },
  ]);
});

test("a booking time in UTC is of Prague's day, one with an offset of the day that the bank writes", () => {
  const dayOf = (time: string) =>
    read(statement(entry("").replace(/<BookgDt>.*<\/BookgDt>/, `<BookgDt><DtTm>${time}</DtTm></BookgDt>`)))[0]
      ?.movements[0]?.day;
  expect(
    [
      "2026-03-14T22:59:59Z",
      "2026-03-14T23:00:00Z",
      "2026-07-14T22:30:00.000+00:00",
      "2026-03-14T23:30:00+01:00",
      "2026-03-14T23:30:00",
    ].map(dayOf),
  ).toEqual(["2026-03-14", "2026-03-15", "2026-07-15", "2026-03-14", "2026-03-14"]);
});

test("version 08 and namespaces with a prefix are read alike", () => {
  const newer = entry(
    details(
      `<Amt Ccy="CZK">450.00</Amt><RltdPties><Dbtr><Pty><Nm>Jana Nováková</Nm></Pty></Dbtr>
       <DbtrAcct><Id><IBAN>CZ6907101781240000004159</IBAN></Id></DbtrAcct></RltdPties>`,
    ),
  ).replace("<Sts>BOOK</Sts>", "<Sts><Cd>BOOK</Cd></Sts>");
  const [plain] = read(statement(newer, { version: "08" }));
  expect(plain?.movements).toMatchObject([
    { counterName: "Jana Nováková", counterAccount: "CZ6907101781240000004159" },
  ]);
  expect(read(statement(newer, { version: "08", prefix: "ns2" }))).toEqual([plain]);
});

test.each([
  ["in the message", "<RmtInf><Ustrd>/VS123/SS42/KS0308</Ustrd></RmtInf>"],
  [
    "in references",
    `<RmtInf><Strd><CdtrRefInf><Ref>VS:123</Ref></CdtrRefInf><CdtrRefInf><Ref>SS:42</Ref></CdtrRefInf>
     <CdtrRefInf><Ref>KS:0308</Ref></CdtrRefInf></Strd></RmtInf>`,
  ],
  [
    "in references with types",
    ["VS 0000000123", "SS 42", "KS 0308"]
      .map((symbol) => symbol.split(" "))
      .map(
        ([type, ref]) => `<Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>${type}</Prtry></CdOrPrtry></Tp>
         <Ref>${ref}</Ref></CdtrRefInf></Strd>`,
      )
      .join("")
      .replace(/^.*$/s, "<RmtInf>$&</RmtInf>"),
  ],
])("symbols %s are read", (_, inner) => {
  const reference = "<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>";
  expect(read(statement(entry(details(reference + inner))))[0]?.movements[0]).toMatchObject({
    variableSymbol: "123",
    specificSymbol: "42",
    constantSymbol: "308",
  });
});

test("a batch has a movement for each of its parts, in whichever element the amount is", () => {
  const part = (amount: string, vs: string) => `<Refs><EndToEndId>/VS${vs}/SS/KS</EndToEndId></Refs>${amount}`;
  const batch = details(
    part('<Amt Ccy="CZK">100.00</Amt>', "1"),
    part('<AmtDtls><TxAmt><Amt Ccy="CZK">300.00</Amt></TxAmt></AmtDtls>', "2"),
    part('<AmtDtls><InstdAmt><Amt Ccy="CZK">50.00000</Amt></InstdAmt></AmtDtls>', "3"),
  );
  const [first] = read(statement(entry(batch)));
  expect(first?.movements.map(({ amount, variableSymbol }) => [amount, variableSymbol])).toEqual([
    [10_000, "1"],
    [30_000, "2"],
    [5_000, "3"],
  ]);
});

test("a batch whose parts do not give its sum is one movement without symbols", () => {
  const parts = details("<Refs><EndToEndId>/VS1</EndToEndId></Refs>", '<Amt Ccy="EUR">1.00</Amt>');
  expect(read(statement(entry(parts)))[0]?.movements).toMatchObject([{ amount: 45_000, variableSymbol: null }]);
});

test("debits are negative, and a reversal has the direction of its booking", () => {
  const reversal = "<RvslInd>true</RvslInd>";
  const [first] = read(
    statement(
      entry(details(payer), { direction: "DBIT" }) +
        entry(reversal + details(payer), { direction: "DBIT" }) +
        entry(reversal + details(payer)),
    ),
  );
  expect(first?.movements.map(({ amount, isReversal, counterName }) => [amount, isReversal, counterName])).toEqual([
    [-45_000, false, "Fyzio Lípa"],
    [-45_000, true, "Jana Nováková"],
    [45_000, true, "Fyzio Lípa"],
  ]);
});

test("an entry that is not booked is left out; one without details has those of the entry", () => {
  const [first] = read(
    statement(entry("", { status: "PDNG" }) + entry("<AddtlNtryInf>Vklad VS 5</AddtlNtryInf>", { amount: "450" })),
  );
  expect(first?.movements).toMatchObject([{ message: "Vklad VS 5", variableSymbol: "5", bankReference: "B-1" }]);
});

test("a document type and entities are refused before anything is expanded", () => {
  const laughs = `<?xml version="1.0"?>\n<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<Document>&b;</Document>`;
  expect(faultOf(laughs)).toEqual(["xmlInvalid", 2]);
  expect(faultOf(`<!DOCTYPE d SYSTEM "file:///etc/passwd"><Document/>`)).toEqual(["xmlInvalid", 1]);
  expect(faultOf("<Document>&secret;</Document>")).toEqual(["xmlInvalid", 1]);
});

test("faults have a line", () => {
  expect(faultOf("<Document>\n<a></Document>")).toEqual(["xmlInvalid", 2]);
  expect(faultOf("<Document><BkToCstmrAcctRpt/></Document>")).toEqual(["messageUnknown", null]);
  expect(faultOf("<html><body>Přihlaste se</body></html>")).toEqual(["messageUnknown", null]);
  expect(faultOf(statement(entry("", { amount: "450,00" })))).toEqual(["amountInvalid", 10]);
  expect(faultOf(statement(entry("", { amount: "4.505" })))).toEqual(["amountInvalid", 10]);
  expect(faultOf(statement(entry("", { direction: "X" })))).toEqual(["recordInvalid", 10]);
  expect(faultOf(statement(entry("").replaceAll("2026-03-14", "2026-02-31")))).toEqual(["dayInvalid", 10]);
});
