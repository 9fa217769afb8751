import type { FieldMetadata } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { may } from "#rules/permissions.ts";
import type { drawnOf } from "./event-choices.server.ts";
import { useFormPage } from "./form-page.ts";
import { useRoot } from "./page.ts";

type Values = Record<string, unknown>;
type Drawn = Awaited<ReturnType<typeof drawnOf>>;

/** The form of an event with what was typed, and what its last submit was refused for. */
export function useEventPage(values: Values, drawn: Drawn) {
  const redrawn = useActionData<{ drawn?: Drawn; typed?: Values }>();
  const { form, fields, formProps, refusal, told } = useFormPage<Values>("event", (redrawn?.typed ?? values) as never);
  const { user } = useRoot();
  const { t } = useTranslation(["calendar", "event", "patients"]);
  const labels: Record<string, string> = { patients: t("event:patients"), sameAs: t("event:sameAs") };
  return {
    formProps,
    fields,
    newPatient: (fields.newPatient as FieldMetadata<Values>).getFieldset(),
    ...(redrawn?.drawn ?? drawn),
    refused: refusal?.result !== undefined,
    mayOverride: user?.profile != null && may({ role: user.profile.profileRole, profession: user.profile.motusProfession }, "overlap:override"),
    candidates: refusal?.details?.candidates as never,
    trouble: {
      form,
      told,
      labelOf: (name: string) => labels[name] ?? (name.startsWith("newPatient.") ? t(`patients:${name.slice(11) as "surname"}`) : t(name as "name")),
      clashes: (refusal?.details?.clashes ?? []) as never[],
    },
  };
}
