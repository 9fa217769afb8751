import type { FieldMetadata } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { may } from "#rules/permissions.ts";
import type { drawnOf } from "./event-choices.server.ts";
import type { Difference } from "./follow-stale.server.ts";
import { useFormPage } from "./form-page.ts";
import { useRoot } from "./page.ts";

type Named = { id: number; name?: string; fullName?: string };
type Values = Record<string, unknown>;
type Drawn = Awaited<ReturnType<typeof drawnOf>>;

/** The form of an event with what was typed, and what its last submit was refused for. */
export function useEventPage(values: Values, drawn: Drawn) {
  const redrawn = useActionData<{ drawn?: Drawn; typed?: Values }>();
  const { form, fields, formProps, refusal, told } = useFormPage<Values>("event", (redrawn?.typed ?? values) as never);
  const { user } = useRoot();
  const { t } = useTranslation(["calendar", "event", "patients", "procedures"]);
  const labels: Record<string, string> = { patients: t("event:patients"), sameAs: t("event:sameAs"), color: t("event:color"), scope: t("event:scope") };
  const labelOf = (name: string) => labels[name] ?? (name.startsWith("newPatient.") ? t(`patients:${name.slice(11) as "surname"}`) : t(name as "name"));
  return {
    formProps,
    fields,
    newPatient: (fields.newPatient as FieldMetadata<Values>).getFieldset(),
    ...(redrawn?.drawn ?? drawn),
    refused: refusal?.result !== undefined,
    mayOverride: user?.profile != null && may({ role: user.profile.profileRole, profession: user.profile.motusProfession }, "overlap:override"),
    candidates: refusal?.details?.candidates as never,
    basisOfChange: { version: fields.version!, was: fields.was! },
    /** What somebody else saved meanwhile beside what was typed, in words: lists come as the ids of what is in these books. */
    differencesIn(books: Record<"procedures" | "profiles" | "facilities", readonly Named[]>, patients: readonly Named[]) {
      const found = refusal?.stale ? (refusal.details.differences as Difference[]) : [];
      const among: Record<string, readonly Named[]> = { procedure: books.procedures, owner: books.profiles, staffs: books.profiles, facilities: books.facilities, patients };
      const named = (ids: string, some: readonly Named[]) => ids.split(",").filter(Boolean).map((id) => some.find((one) => String(one.id) === id)).map((one) => one?.fullName ?? one?.name ?? "?").join(", ");
      const inWords = (name: string, value: string) => {
        if (among[name]) return named(value, among[name]);
        return value && name === "color" ? t(`procedures:colors.${value as "GREEN"}`) : value === "on" ? t("event:yes") : value;
      };
      return found.map(({ name, mine, theirs }) => ({ label: labelOf(name), mine: inWords(name, mine), theirs: inWords(name, theirs) }));
    },
    trouble: {
      form,
      told,
      labelOf,
      clashes: (refusal?.details?.clashes ?? []) as never[],
    },
  };
}
