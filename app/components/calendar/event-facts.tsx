import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AttendanceState, Color } from "#rules/codes.ts";
import { formatPhone } from "#rules/format.ts";
import { ColorDot } from "../chip.tsx";

type Props = {
  when: string;
  procedure: { name: string; color: Color } | null;
  owner: string | null;
  staffs: string[];
  facilities: string[];
  places: string | null;
  issue: string | null;
  note: string | null;
  patients: { href: string; name: string; phone: string | null; state: AttendanceState }[];
};

/** All that is known of an event; what it does not have is left out. */
export function EventFacts({ when, procedure, owner, staffs, facilities, places, issue, note, patients }: Props) {
  const { t } = useTranslation("calendar");
  return (
    <dl className="facts">
      <Fact label={t("when")}>{when}</Fact>
      <Fact label={t("patient")}>
        {patients.length > 0 && (
          <ul>
            {patients.map(({ href, name, phone, state }) => (
              <li key={href}>
                <a href={href}>{name}</a>
                {phone && <>, <a className="nw" href={`tel:${phone}`}>{formatPhone(phone)}</a></>}
                {state !== "NOT_SET" && `, ${t(`states.${state}`)}`}
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={t("capacity")}>{places}</Fact>
      <Fact label={t("procedure")}>{procedure && <ColorDot color={procedure.color}>{procedure.name}</ColorDot>}</Fact>
      <Fact label={t("owner")}>{owner}</Fact>
      <Fact label={t("staffs")}>{staffs.join(", ")}</Fact>
      <Fact label={t("facilities")}>{facilities.join(", ")}</Fact>
      <Fact label={t("issue")}>{issue}</Fact>
      <Fact label={t("note")}>{note}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  ) : null;
}
