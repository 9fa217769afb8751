import { useTranslation } from "react-i18next";
import { DayHistory } from "./day-history.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import { RecordForm } from "../forms/record-form.tsx";
import { datedSettings, type Change, type DatedSetting, type NumbersOf } from "#rules/dated-settings/dated-settings.ts";
import type { IsoDate } from "#rules/time/time.ts";

/** `short` heads the column of a number. */
type Words = { label: string; short: string; hint: string };
type Props<S extends DatedSetting> = {
  setting: S;
  title: string;
  about: string;
  fields: Record<keyof NumbersOf<S>, Words>;
  /** The latest first, each with the page that removes it, if it can be. */
  changes: (Change & { removeHref: string | null })[];
  listHref: string;
  listLabel: string;
  page: Parameters<typeof RecordForm>[0]["page"] & { fields: Record<string, FieldState> };
  today: IsoDate;
};

/** The page of a setting that holds from a day on: a form for a change, and its changes. */
export function DatedSettingPage<S extends DatedSetting>(props: Props<S>) {
  const { setting, title, about, changes, listHref, listLabel, page, today } = props;
  const words = props.fields as Record<string, Words>;
  const { t } = useTranslation("settings");
  const labelOf = (name: string) => words[name]?.label ?? t("dated.validFrom");
  const bounds = Object.entries(datedSettings[setting]);
  return (
    <>
      <RecordForm
        title={title}
        list={{ href: listHref, label: listLabel }}
        save={t("dated.save")}
        page={page}
        labelOf={labelOf}
        basis={page.fields as Record<"version" | "was", FieldState>}
      >
        <p className="mb read">{about}</p>
        <Group legend={title}>
          {bounds.map(([name]) => (
            <TextField
              key={name}
              field={page.fields[name]!}
              label={labelOf(name)}
              hint={words[name]!.hint}
              width="w8"
              inputMode="numeric"
            />
          ))}
          <DateField
            field={page.fields.validFrom!}
            label={t("dated.validFrom")}
            hint={t("dated.validFromHint")}
            today={today}
          />
        </Group>
      </RecordForm>
      <DayHistory
        title={t("dated.history")}
        text={t("dated.historyText")}
        words={{
          validFrom: t("dated.validFrom"),
          remove: t("dated.remove"),
          from: (date) => t("dated.from", { date }),
        }}
        columns={bounds.map(([name]) => words[name]!.short)}
        rows={changes.map(({ validFrom, numbers, removeHref }) => ({
          validFrom,
          cells: bounds.map(([name, { first }]) => numbers[name] ?? first),
          removeHref,
        }))}
        first={{ label: t("dated.first"), cells: bounds.map(([, { first }]) => first) }}
      />
    </>
  );
}
