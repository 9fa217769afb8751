/** A movement of a bank statement, as a test names it; amounts are hellers, negative when they leave the account. */
export type Line = { day?: string; amount: number; vs?: string; name?: string; message?: string; reference: string };

/** The account of the statements: that of the centre's billing information in tests. */
export const ACCOUNT = { iban: "CZ6508000000192000145399", number: "19-2000145399/0800" };
const DAY = "2026-03-13";

const zeros = (value: string | number, length: number) => String(value).padStart(length, "0");
const short = (day: string) => `${day.slice(8)}${day.slice(5, 7)}${day.slice(2, 4)}`;
const crowns = (hellers: number) => (Math.abs(hellers) / 100).toFixed(2);

/** Czech letters of Windows-1250. */
const WINDOWS: Record<string, number> = { á: 0xe1, č: 0xe8, ř: 0xf8, š: 0x9a, ž: 0x9e, í: 0xed, é: 0xe9, ě: 0xec };

/** GPC (ABO) in Windows-1250: lines of 128 characters, with the account in the usual order. */
export function gpcFile(lines: readonly Line[], account = "0000192000145399"): File {
  const items = lines.flatMap(({ day = DAY, amount, vs = "0", name = "", message, reference }) => [
    `075${account}1781240000004159${zeros(reference, 13)}${zeros(Math.abs(amount), 12)}${amount < 0 ? 1 : 2}${zeros(vs, 10)}0007100308${zeros(0, 10)}${short(day)}${name.padEnd(20)}00203${short(day)}`,
    ...(message ? [`078${message.padEnd(35)}`] : []),
  ]);
  const head = `074${account}${"REHABILITACE U LIPY".padEnd(20)}010326${zeros(0, 14)}+${zeros(0, 14)}+${zeros(0, 14)}0${zeros(0, 14)}0007140326${" ".repeat(14)}`;
  const text = [head, ...items].map((line) => `${line}\r\n`).join("");
  const bytes = Uint8Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));
  return new File([bytes], "vypis.gpc");
}

/** camt.053 of the version 02. */
export function camtFile(lines: readonly Line[], iban = ACCOUNT.iban): File {
  const entries = lines.map(
    ({ day = DAY, amount, vs, name = "", message = "", reference }) =>
      `<Ntry><Amt Ccy="CZK">${crowns(amount)}</Amt><CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</CdtDbtInd><Sts>BOOK</Sts>
       <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>
       <Refs>${vs ? `<EndToEndId>/VS${vs}</EndToEndId>` : ""}</Refs>
       <RltdPties><${amount < 0 ? "Cdtr" : "Dbtr"}><Nm>${name}</Nm></${amount < 0 ? "Cdtr" : "Dbtr"}></RltdPties>
       <RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return new File(
    [
      `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
       <Stmt><Id>CZ-7</Id><ElctrncSeqNb>7</ElctrncSeqNb><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>CZK</Ccy></Acct>
       ${entries.join("\n")}</Stmt></BkToCstmrStmt></Document>`,
    ],
    "vypis.xml",
  );
}

/** Files of camt.053 as one, with a statement for each account. */
export async function joinedFile(files: readonly File[]): Promise<File> {
  const texts = await Promise.all(files.map((file) => file.text()));
  const statements = texts.map((text) => /<Stmt>.*<\/Stmt>/s.exec(text)![0]);
  return new File([texts[0]!.replace(statements[0]!, () => statements.join("\n"))], "vypis.xml");
}

/** A table as a bank exports it, with its account above. */
export function csvFile(lines: readonly Line[], head = "Datum;Objem;VS;Protiúčet;Zpráva;ID pohybu"): File {
  const rows = lines.map(({ day = DAY, amount, vs = "", name = "", message = "", reference }) =>
    [
      day,
      `${amount < 0 ? "-" : ""}${crowns(amount).replace(".", ",")}`,
      vs,
      name,
      message ? `"${message}"` : "",
      reference,
    ].join(";"),
  );
  return new File([[`Účet ${ACCOUNT.number}`, head, ...rows, ""].join("\r\n")], "vypis.csv");
}
