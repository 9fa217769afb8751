import { useTranslation } from "react-i18next";
import type { Locale, Sex } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import { addressLines, type Address } from "#rules/patients/format-address.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { Letter, type PrintedCenter } from "./letter.tsx";

export type CertifiedVisit = { id: number; from: string; to: string; allDay: boolean };
type Props = {
  center: PrintedCenter;
  patient: { fullName: string; dateOfBirth: IsoDate | null; sex: Sex | null; address: Address };
  visit: CertifiedVisit;
  /** With a line for the name of an accompanying person. */
  companion: boolean;
  issuer: string;
  today: IsoDate;
};

/** For an employer or a school: that the patient was here and when, and nothing else. */
export function Certificate({ center, patient, visit, companion, issuer, today }: Props) {
  const { t, i18n } = useTranslation("prints");
  const locale = i18n.language as Locale;
  const { fullName, dateOfBirth, sex, address } = patient;
  const [from, to] = [new Date(visit.from), new Date(visit.to)];
  const when = {
    date: formatDate(localDate(from), locale),
    span: visit.allDay ? "" : ` ${t("fromTo", { from: formatTime(from), to: formatTime(to) })}`,
  };
  return (
    <Letter center={center} about="">
      <h1>{t("certificateTitle")}</h1>
      <div className="two">
        <div>
          <h2>{t("patient")}</h2>
          <p>
            <b>{fullName}</b>
          </p>
          {dateOfBirth && (
            <p>
              {t("born")} {formatDate(dateOfBirth, locale)}
            </p>
          )}
          <p>{addressLines(address).join(", ")}</p>
        </div>
      </div>
      <p className="statement">
        {t(sex === "FEMALE" ? "wasHereHer" : sex === "MALE" ? "wasHereHim" : "wasHere", when)}
      </p>
      {companion && (
        <p className="statement">
          {t("companion")} <span className="blank" />
        </p>
      )}
      <p>{t("issued", { date: formatDate(today, locale), who: issuer })}</p>
      <p className="signhere">{t("signature")}</p>
    </Letter>
  );
}
