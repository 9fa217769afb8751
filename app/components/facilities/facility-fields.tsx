import { useTranslation } from "react-i18next";
import { facilityTypes } from "#rules/codes.ts";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Group } from "../forms/group.tsx";
import { PeopleChecks } from "../forms/fields/people-checks.tsx";
import type { StaffOption } from "../forms/people-options.ts";
import { TextField } from "../forms/fields/text-field.tsx";

type Props = { fields: Record<"name" | "facilityType" | "profileIds", FieldState>; people: StaffOption[] };

/** The fields of a room or a piece of equipment. */
export function FacilityFields({ fields, people }: Props) {
  const { t } = useTranslation("facilities");
  return (
    <>
      <Group legend={t("basics")}>
        <TextField field={fields.name} label={t("name")} hint={t("nameHint")} autoComplete="off" />
        <Choice
          field={fields.facilityType}
          label={t("facilityType")}
          inLine
          options={facilityTypes.toReversed().map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </Group>
      <Group legend={t("who")}>
        <PeopleChecks
          field={fields.profileIds}
          label={t("profileIds")}
          hint={t("profileIdsHint")}
          optional
          people={people}
        />
      </Group>
    </>
  );
}
