import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { auditKinds, type AuditKind } from "#rules/audit/audit-actions.ts";
import { useStaffOptions, type StaffOption } from "../forms/people-options.ts";
import { Filters, FilterSelect, FilterText } from "../forms/filters.tsx";

type Named = { id: number; fullName: string };
/** The filters of the log; days as they were typed, a patient by the card. */
export type AuditFilterValues = { person?: number; kind?: AuditKind; from?: string; to?: string; patient?: string };

/** Filters by person, kind, days and patient, who is searched like in the card file. */
export function AuditFilters({
  values,
  wrong,
  q,
  people,
  resetHref,
}: {
  values: AuditFilterValues;
  wrong?: { from: boolean; to: boolean };
  q?: string;
  people: StaffOption[];
  resetHref?: string;
}) {
  const { t } = useTranslation(["audit", "forms"]);
  const { person, kind, from, to, patient } = values;
  return (
    <Filters label={t("title")} keep={patient ? { patient } : {}} resetHref={resetHref}>
      <FilterSelect
        name="person"
        label={t("person")}
        value={String(person ?? "")}
        options={[{ value: "", label: t("anybody") }, ...useStaffOptions(people)]}
      />
      <FilterSelect
        name="kind"
        label={t("kind")}
        value={kind ?? ""}
        options={[
          { value: "", label: t("anything") },
          ...auditKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
      />
      <FilterText name="from" label={t("from")} value={from} width="w8" wrong={wrong?.from} />
      <FilterText name="to" label={t("to")} value={to} width="w8" wrong={wrong?.to} />
      <FilterText name="q" type="search" label={t("patient")} value={q} />
    </Filters>
  );
}

/** Each filter that is on, in words. */
export function auditFilterWords(
  t: TFunction<"audit">,
  { person, kind, from, to, patient }: AuditFilterValues,
  people: Named[],
  patientName?: string,
) {
  const words = {
    person: people.find(({ id }) => id === person)?.fullName ?? "–",
    kind: kind && t(`kinds.${kind}`),
    from: t("since", { date: from }),
    to: t("until", { date: to }),
    patient: t("ofPatient", { name: patientName }),
  };
  const on = { person, kind, from, to, patient };
  return (["person", "kind", "from", "to", "patient"] as const).flatMap((name) =>
    on[name] ? [{ name, label: words[name]! }] : [],
  );
}
