import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatAddress } from "#rules/patients/format-address.ts";
import { formatDate } from "#rules/format.ts";
import {
  canJoin,
  mergeParts,
  usualChoice,
  type MergeChoice,
  type MergePart,
} from "#rules/patient-merges/merge-cards.ts";
import { patientValues, type PatientCardToShow } from "../patients/patient-values.ts";
import { Table } from "../base/table.tsx";

export type MergedCard = PatientCardToShow & {
  fullName: string;
  createdAt: string;
  archived: boolean;
  insuranceCompany: { code: string; abbreviation: string } | null;
};
type Props = {
  kept: MergedCard;
  merged: MergedCard;
  countries: readonly { code: string; name: string }[];
  /** Choices made before the page came back. */
  chosen: Partial<Record<MergePart, string>>;
  /** Hidden values of the form: the cards and their versions. */
  sends?: Record<string, number>;
};

/**
 * Compares two cards line by line; where they differ, one value is chosen. Lines that are empty on both are left out.
 */
export function MergeTable({ kept, merged, countries, chosen, sends = {} }: Props) {
  const { t, i18n } = useTranslation(["patientMerges", "patients"]);
  const locale = i18n.language as Locale;
  const shown = (card: MergedCard): Record<MergePart, string> => {
    const {
      address: _parts,
      insuranceCompanyCode: _code,
      insuranceNumber,
      insuranceVariant,
      insuredSince: _since,
      language: _language,
      noticesRefused: _refused,
      sex,
      country,
      ...rest
    } = patientValues(card, locale);
    const insurer = card.insuranceCompany && `${card.insuranceCompany.code} ${card.insuranceCompany.abbreviation}`;
    return {
      ...rest,
      sex: sex && t(sex === "FEMALE" ? "patients:female" : "patients:male"),
      country: countries.find(({ code }) => code === country)?.name ?? country,
      address: formatAddress(card.address),
      insurance: [insurer, insuranceNumber, insuranceVariant && t(`patients:variant${insuranceVariant as "1"}`)]
        .filter(Boolean)
        .join(", "),
    };
  };
  const [one, other] = [shown(kept), shown(merged)];
  const head = (card: MergedCard, role: string) => (
    <>
      {role}: {card.fullName}
      <br />
      <small className="mute">
        {t("patients:openedOn", { date: formatDate(card.createdAt, locale) })}
        {card.archived && `, ${t("patients:inArchive")}`}
      </small>
    </>
  );
  return (
    <>
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Table
        caption={t("values")}
        columns={[{ label: t("field") }, { label: head(kept, t("stays")) }, { label: head(merged, t("goes")) }]}
      >
        {mergeParts
          .filter((part) => one[part] || other[part])
          .map((part) => (
            <Row
              key={part}
              part={part}
              kept={one[part]}
              merged={other[part]}
              checked={chosen[part] ?? usualChoice(part, one, other, chosen.personalIdentificationNumber)}
            />
          ))}
      </Table>
    </>
  );
}

function Row({ part, kept, merged, checked }: { part: MergePart; kept: string; merged: string; checked: string }) {
  const { t } = useTranslation(["patientMerges", "patients"]);
  const label = t(`patients:${part}`);
  const differs = kept !== merged;
  const choice = (value: MergeChoice, text: string) => (
    <label>
      <input
        type="radio"
        name={part}
        value={value}
        defaultChecked={checked === value}
        aria-label={`${label}: ${value === "both" ? text : `${t(value === "kept" ? "stays" : "goes")}, ${text || t("patients:unknown")}`}`}
      />
      <span className="lines">{text || <span className="mute">{t("patients:unknown")}</span>}</span>
    </label>
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-l={differs ? t("stays") : undefined}>
        {differs ? choice("kept", kept) : <span className="lines">{kept}</span>}
      </td>
      <td data-l={differs ? t("goes") : undefined} className={differs ? undefined : "same"}>
        {differs ? choice("merged", merged) : <span className="mute">{t("same")}</span>}
        {differs && kept && merged && canJoin(part) && choice("both", t("both"))}
      </td>
    </tr>
  );
}
