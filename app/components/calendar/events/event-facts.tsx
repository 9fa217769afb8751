import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Color } from "#rules/codes.ts";
import { ColorDot } from "../../base/chip.tsx";

type Props = {
  /** The recurrence. */
  series?: ReactNode;
  procedure: { name: string; color: Color } | null;
  owner: string | null;
  staffs: string[];
  facilities: string[];
  places: string | null;
  issue: string | null;
  note: string | null;
  /** Reason and author of an override. */
  override?: string;
};

/** Facts of an event other than its time and its patients; empty ones are left out. */
export function EventFacts({ series, procedure, owner, staffs, facilities, places, issue, note, override }: Props) {
  const { t } = useTranslation(["calendar", "events"]);
  return (
    <dl className="facts">
      <Fact label={t("events:series")}>{series}</Fact>
      <Fact label={t("procedure")}>{procedure && <ColorDot color={procedure.color}>{procedure.name}</ColorDot>}</Fact>
      <Fact label={t("capacity")}>{places}</Fact>
      <Fact label={t("owner")}>{owner}</Fact>
      <Fact label={t("staffs")}>{staffs.join(", ")}</Fact>
      <Fact label={t("facilities")}>{facilities.join(", ")}</Fact>
      <Fact label={t("issue")}>{issue}</Fact>
      <Fact label={t("note")}>{note}</Fact>
      <Fact label={t("override")}>{override}</Fact>
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
