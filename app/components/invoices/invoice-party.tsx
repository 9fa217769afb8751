import { useTranslation } from "react-i18next";
import { formatPhone } from "#rules/format.ts";
import type { InvoiceIssuer, InvoiceParty } from "#rules/invoices/content.ts";
import { partyLines } from "#rules/invoices/party-lines.ts";

type Props = { title: string; party: InvoiceParty; /** The same party, if it issues. */ issuer?: InvoiceIssuer };

/** A party with its address and its numbers; of the issuer also the contact. */
export function InvoicePartyBlock({ title, party, issuer }: Props) {
  const { t } = useTranslation("invoices");
  const { name, companyNumber, taxNumber, vatNumber } = party;
  return (
    <div>
      <h2>{title}</h2>
      <p>
        <b>{name}</b>
      </p>
      {[issuer?.person, ...partyLines(party)].filter(Boolean).map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {companyNumber && (
        <p>
          {t("companyNumber")} <span className="num">{companyNumber}</span>
        </p>
      )}
      {taxNumber && (
        <p>
          {t("vatNumber")} <span className="num">{taxNumber}</span>
        </p>
      )}
      {vatNumber && (
        <p>
          {t(vatNumber.startsWith("SK") ? "vatNumberSlovak" : "vatNumber")} <span className="num">{vatNumber}</span>
        </p>
      )}
      {issuer && !issuer.vatPayer && <p>{t("notAPayer")}</p>}
      {issuer && (issuer.phone || issuer.email) && (
        <p>{[issuer.phone && formatPhone(issuer.phone), issuer.email].filter(Boolean).join(" · ")}</p>
      )}
    </div>
  );
}
