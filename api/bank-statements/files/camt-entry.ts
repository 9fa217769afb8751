import { StatementFault } from "#rules/bank-statements/fault.ts";
import { readDay } from "#rules/bank-statements/read-day.ts";
import { signed, type MovementContent } from "#rules/bank-statements/statement.ts";
import { readSymbol, symbolsIn } from "#rules/bank-statements/symbols.ts";
import type { Currency } from "#rules/money/currency.ts";
import { isCredit, readAmount } from "./camt-amount.ts";
import { childrenOf, elementAt, textAt, textOf, type XmlElement } from "./xml.ts";

/** The movements of an entry `Ntry`: one, or those of a batch. An entry that is not booked yet has none. */
export function readCamtEntry(entry: XmlElement, fallback: Currency): MovementContent[] {
  const status = textAt(entry, "Sts/Cd", "Sts") ?? "BOOK";
  if (status !== "BOOK") return [];
  const money = readAmount(entry, fallback);
  if (!money) throw new StatementFault("amountInvalid", entry.line);
  const day = readDay(textAt(entry, "BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm") ?? "");
  if (!day) throw new StatementFault("dayInvalid", entry.line);
  const amount = signed(money.amount, !isCredit(entry));
  const isReversal = /^(true|1)$/.test(textAt(entry, "RvslInd") ?? "");
  const booked = { day, amount, currency: money.currency, isReversal };

  const groups = childrenOf(entry, "NtryDtls").map((part) => childrenOf(part, "TxDtls"));
  const details = groups.flat();
  const amounts = details.map((detail) => amountOf(detail, booked));
  const whole = amounts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0);
  if (details.length > 1 && whole === amount)
    return details.map((detail, at) => ({ ...booked, amount: amounts[at] ?? 0, ...detailsOf(entry, detail, booked) }));
  // Details one by one describe the entry together, as far as they agree. Those of a batch, or with amounts of their own, do not.
  const areParts =
    groups.some((parts) => parts.length > 1) ||
    (details.length > 1 && amounts.some((part) => part !== null && part !== amount));
  const described = (areParts ? [] : details).map((detail) => detailsOf(entry, detail, booked));
  return [{ ...booked, ...agreed(detailsOf(entry, undefined, booked), described) }];
}

/** The facts of an entry, filled by those on which all its parts agree that name them. */
function agreed(own: Details, parts: readonly Details[]): Details {
  const facts = Object.entries(own).map(([name, fact]) => {
    const said = new Set(parts.map((part) => part[name as keyof Details]).filter((value) => value !== null));
    return [name, said.size === 1 ? [...said][0] : fact];
  });
  return Object.fromEntries(facts) as Details;
}

type Details = ReturnType<typeof detailsOf>;
type Booked = Pick<MovementContent, "amount" | "currency" | "isReversal">;

/** The signed amount of a part of a batch in the currency of the batch, null where it has none. */
function amountOf(detail: XmlElement, batch: Booked): number | null {
  const amounts = ["Amt", "AmtDtls/TxAmt/Amt", "AmtDtls/InstdAmt/Amt"].map((path) =>
    readAmount(detail, batch.currency, path),
  );
  const found = amounts.find((amount) => amount?.currency === batch.currency);
  const isDebit = elementAt(detail, "CdtDbtInd") ? !isCredit(detail) : batch.amount < 0;
  return found ? signed(found.amount, isDebit) : null;
}

function detailsOf(entry: XmlElement, detail: XmlElement | undefined, { amount, isReversal }: Booked) {
  // A reversal keeps the parties of the movement that it reverses.
  const party = amount >= 0 === isReversal ? "Cdtr" : "Dbtr";
  const unstructured = childrenOf(elementAt(detail, "RmtInf"), "Ustrd").map(textOf).filter(Boolean);
  const additional = textAt(detail, "AddtlTxInf") ?? textAt(entry, "AddtlNtryInf");
  const references = ["EndToEndId", "InstrId", "PmtInfId"].map((name) => textAt(detail, `Refs/${name}`));
  const ofCreditor = structuredReferences(detail);
  const symbols = symbolsIn([
    ...references,
    ...proprietaryReferences(detail),
    ...ofCreditor,
    ...unstructured,
    additional,
  ]);
  // Without a mark, a reference that is a number is the symbol, as payers of SEPA transfers write it.
  const bare = [...ofCreditor, references[0] ?? ""].map(readSymbol).find((symbol) => symbol !== null);
  return {
    ...symbols,
    variableSymbol: symbols.variableSymbol ?? bare ?? null,
    counterAccount: counterAccountOf(detail, party),
    counterName: textAt(
      detail,
      ...[party, `Ultmt${party}`].flatMap((role) => [`RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`]),
    ),
    message: unstructured.join(" ") || additional,
    bankReference:
      textAt(detail, "Refs/AcctSvcrRef") ??
      textAt(entry, "AcctSvcrRef") ??
      textAt(detail, "Refs/TxId") ??
      textAt(entry, "NtryRef"),
  };
}

/** References of a type of the bank's own, such as `VS`. */
const proprietaryReferences = (detail: XmlElement | undefined): string[] =>
  childrenOf(elementAt(detail, "Refs"), "Prtry").map((one) => `${textAt(one, "Tp") ?? ""}:${textAt(one, "Ref") ?? ""}`);

/** References of the creditor as `VS:123`: banks write the mark into the reference or into its type. */
const structuredReferences = (detail: XmlElement | undefined): string[] =>
  childrenOf(elementAt(detail, "RmtInf"), "Strd")
    .flatMap((structured) => childrenOf(structured, "CdtrRefInf"))
    .map((reference) => {
      const type = textAt(reference, "Tp/CdOrPrtry/Prtry", "Tp/CdOrPrtry/Cd") ?? "";
      const text = textAt(reference, "Ref") ?? "";
      return /^[VSK]S$/.test(type) && /^\d/.test(text) ? `${type}:${text}` : text;
    });

function counterAccountOf(detail: XmlElement | undefined, party: "Cdtr" | "Dbtr"): string | null {
  const iban = textAt(detail, `RltdPties/${party}Acct/Id/IBAN`);
  const account = iban ?? textAt(detail, `RltdPties/${party}Acct/Id/Othr/Id`);
  const bank = `RltdAgts/${party}Agt/FinInstnId`;
  const bankCode = textAt(detail, `${bank}/ClrSysMmbId/MmbId`, `${bank}/Othr/Id`) ?? "";
  const isNational = account !== null && /^[\d-]+$/.test(account) && /^\d{4}$/.test(bankCode);
  return isNational ? `${account}/${bankCode}` : (account?.replaceAll(" ", "") ?? null);
}
