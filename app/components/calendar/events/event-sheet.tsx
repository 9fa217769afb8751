import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Color } from "#rules/codes.ts";
import { Attendances, type Visit } from "./attendances.tsx";
import { EventFacts } from "./event-facts.tsx";
import { SeriesText } from "../series/series-text.tsx";

type Props = {
  event: {
    id: number;
    note: string | null;
    issue: string | null;
    capacity: number | null;
    recurrence: string | null;
    procedure: { name: string; color: Color } | null;
    owner: { fullName: string } | null;
    staffs: { fullName: string }[];
    facilities: { name: string }[];
    overrides: { reason: string | null; overriddenBy: { fullName: string } }[];
    patientAttendances: Visit[];
  };
  hrefs: {
    attendance: string;
    here: string;
    card?: (uuid: string) => string;
    preview: (uuid: string) => string;
    substitute?: string;
  } & Pick<ComponentProps<typeof Attendances>, "reportHref" | "nextHref" | "paymentHref" | "ftVoucherHref">;
};

/** The detail of an event: its facts, patients and attendance. */
export function EventSheet({ event, hrefs }: Props) {
  const { t } = useTranslation(["calendar", "events"]);
  const {
    procedure,
    owner,
    staffs,
    facilities,
    capacity,
    issue,
    note,
    recurrence,
    overrides,
    patientAttendances: visits,
  } = event;
  const coming = visits.filter(({ state }) => state !== "EXCUSED").length;
  const [override] = overrides;
  return (
    <div className="sheet">
      {visits.length > 0 && (
        <section>
          <h2>{t("events:whoCame")}</h2>
          <Attendances
            visits={visits}
            action={hrefs.attendance}
            back={hrefs.here}
            cardHref={hrefs.card}
            previewHref={hrefs.preview}
            substituteHref={hrefs.substitute}
            reportHref={hrefs.reportHref}
            nextHref={hrefs.nextHref}
            paymentHref={hrefs.paymentHref}
            ftVoucherHref={hrefs.ftVoucherHref}
            charged={procedure !== null}
          />
          <p className="hint">{t("events:keysHint")}</p>
        </section>
      )}
      <EventFacts
        series={recurrence && <SeriesText recurrence={recurrence} />}
        procedure={procedure}
        owner={owner?.fullName ?? null}
        staffs={staffs.map(({ fullName }) => fullName)}
        facilities={facilities.map(({ name }) => name)}
        places={capacity === null ? null : t("places", { taken: coming, all: capacity })}
        issue={issue}
        note={note}
        override={override && t("events:overridden", { reason: override.reason, who: override.overriddenBy.fullName })}
      />
    </div>
  );
}
