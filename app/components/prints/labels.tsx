import { addressLines, type Address } from "#rules/patients/format-address.ts";
import { formatPersonalNumber } from "#rules/format.ts";
import { labelPages, type LabelSheet } from "#rules/prints/label-sheets.ts";

export type LabelCard = {
  uuid: string;
  name: string;
  surname: string;
  personalIdentificationNumber: string | null;
  dateOfBirth: string | null;
  insuranceCompany: { code: string } | null;
  address: Address;
};

/** Sheets of labels, each with a patient's name and address. */
export function Labels({ cards, sheet, start }: { cards: LabelCard[]; sheet: LabelSheet; start: number }) {
  return labelPages(cards, sheet, start).map((page, number) => (
    <ol key={number} className={`labels s${sheet}`}>
      {page.map((card, at) => (
        <li key={at}>{card && <Label {...card} />}</li>
      ))}
    </ol>
  ));
}

function Label({
  name,
  surname,
  personalIdentificationNumber: number,
  dateOfBirth,
  insuranceCompany,
  address,
}: LabelCard) {
  const [year, month, day] = dateOfBirth?.split("-").map(Number) ?? [];
  const born = day ? `*${day}. ${month}. ${year}` : "";
  return (
    <>
      <p>
        <b>
          {surname} {name}
        </b>
      </p>
      <p className="num">
        {[number ? formatPersonalNumber(number) : born, insuranceCompany?.code].filter(Boolean).join(" · ")}
      </p>
      {addressLines(address).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
