import type { FieldMetadata } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { RepeatForm } from "#rules/inputs/calendar/repeat-form.ts";
import type { z } from "zod";
import type { loadDrawn } from "./event-choices.server.ts";
import type { Difference } from "../forms/follow-stale.server.ts";
import { useFormPage } from "../page/form-page.ts";
import { useMay } from "../page/page.ts";

/** The fields whose words belong to the event form. */
const ownNames = ["patients", "sameAs", "color", "scope"] as const;
/** The fields of a part of the form. */
const fieldset = <Name extends string>(field: unknown) =>
  (field as { getFieldset(): Record<Name, FieldMetadata<unknown>> }).getFieldset();
type Named = { id: number; name?: string; fullName?: string };
type Values = Record<string, unknown>;
type Drawn = Awaited<ReturnType<typeof loadDrawn>>;

/** The form of an event with the typed values, and the refusal of its last submit. */
export function useEventPage(id: "event" | "new-event", values: Values, drawn: Drawn) {
  const redrawn = useActionData<{ drawn?: Drawn; typed?: Values }>();
  const { form, fields, formProps, refusal, apiMessage } = useFormPage<Values>(id, (redrawn?.typed ?? values) as never);
  const mayOverride = useMay("overlap:override");
  const { t, i18n } = useTranslation(["calendar", "events", "voucherLimits", "patients", "procedures"]);
  const labelOf = (name: string) => {
    const [first, second, date, part] = name.split(".");
    if (first === "newPatient") return t(`patients:${second as "surname"}`);
    if (first === "ftVoucher") return t("voucherLimits:payer");
    if (date)
      return t(part === "to" ? "events:moveOf" : "events:moveTimeOf", {
        date: formatDate(date, i18n.language as Locale),
      });
    const own = first === "repeat" ? (second as "until") : ownNames.find((one) => one === name);
    return own ? t(`events:${own}`) : t(name as "name");
  };
  const repeat = fieldset<keyof z.output<typeof RepeatForm>>(fields.repeat);
  return {
    formProps,
    fields,
    newPatient: fieldset(fields.newPatient),
    repeatFields: repeat,
    /** Address where a date of a series is moved. */
    moveOf: (date: string) => fieldset<"to" | "at">(fieldset(repeat.moves)[date]),
    ...(redrawn?.drawn ?? drawn),
    refused: refusal?.result !== undefined,
    mayOverride,
    candidates: refusal?.details?.candidates as never,
    basisOfChange: { version: fields.version!, was: fields.was! },
    /**
     * Values that another user has saved since, in words, next to the typed ones: lists come as ids and are looked up
     * in these books.
     */
    differencesIn(
      books: Record<"procedures" | "profiles" | "facilities", readonly Named[]>,
      patients: readonly Named[],
    ) {
      const found = refusal?.stale ? (refusal.details.differences as Difference[]) : [];
      const among: Record<string, readonly Named[]> = {
        procedure: books.procedures,
        owner: books.profiles,
        staffs: books.profiles,
        facilities: books.facilities,
        patients,
      };
      const named = (ids: string, some: readonly Named[]) =>
        ids
          .split(",")
          .filter(Boolean)
          .map((id) => some.find((one) => String(one.id) === id))
          .map((one) => one?.fullName ?? one?.name ?? "?")
          .join(", ");
      const inWords = (name: string, value: string) => {
        if (among[name]) return named(value, among[name]);
        return value && name === "color"
          ? t(`procedures:colors.${value as "GREEN"}`)
          : value === "on"
            ? t("events:yes")
            : value;
      };
      return found.map(({ name, mine, theirs }) => ({
        label: labelOf(name),
        mine: inWords(name, mine),
        theirs: inWords(name, theirs),
      }));
    },
    errors: {
      form,
      apiMessage,
      labelOf,
      conflicts: (refusal?.details?.conflicts ?? []) as never[],
    },
  };
}
