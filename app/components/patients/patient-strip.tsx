import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time/time.ts";
import { Cave } from "../base/cave.tsx";
import { useToday } from "../today.ts";
import { BirthDate } from "./birth-date.tsx";

export type StripPatient = { fullName: string; dateOfBirth: IsoDate | null; cave: string | null };
/** Without an address the name is no link: where patients are not named. */
type Props = { patient: StripPatient; href?: string; children?: ReactNode };

/** The patient that a page writes about, so that nothing is written or signed in the wrong card. */
export function PatientStrip({ patient: { fullName, dateOfBirth, cave }, href, children }: Props) {
  const { t } = useTranslation("patients");
  const today = useToday();
  return (
    <aside aria-label={t("patient")} className="whose">
      <p>
        <a href={href}>
          <b>{fullName}</b>
        </a>{" "}
        {dateOfBirth && (
          <span className="num">
            <BirthDate date={dateOfBirth} today={today} />
          </span>
        )}{" "}
        {children && <span className="num">{children}</span>}
      </p>
      <Cave text={cave} />
    </aside>
  );
}
