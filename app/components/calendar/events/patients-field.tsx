import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../base/button-link.tsx";
import { Combobox } from "../../forms/combobox/combobox.tsx";
import type { ComboboxProps } from "../../forms/combobox/combobox-live.tsx";
import type { Option } from "../../forms/combobox/use-suggestions.ts";
import { FieldGroup, type FieldState } from "../../forms/fields/field.tsx";
import { useHydrated } from "../../use-hydrated.ts";

type Props = Pick<ComboboxProps, "query" | "options" | "searchHref" | "sourceHref"> & {
  /** Patients of the event, one name each, and the one being picked. */
  fields: Record<"patients" | "patient", FieldState>;
  chosen: Option[];
  /** Capacity. */
  most: number;
};

/**
 * The patients of an event, one after another. Without scripts each button draws the form again, with a patient more or
 * less; with them the list changes under the hand.
 */
export function PatientsField({ fields, chosen: drawn, most, ...search }: Props) {
  const { t } = useTranslation("events");
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(drawn);
  const list = useRef<HTMLDivElement>(null);
  const many = useRef(chosen.length);
  useEffect(() => {
    const [before, now] = [many.current, chosen.length];
    many.current = now;
    if (before === now) return;
    // Availability and the voucher follow the form's own changes.
    list.current?.dispatchEvent(new Event("change", { bubbles: true }));
    // With all places taken the hand goes on to the service; a control that has gone would lose the focus.
    if (now > before && now === most) list.current?.parentElement?.querySelector("select")?.focus();
    else if (now === 0 || !list.current?.contains(document.activeElement))
      list.current?.querySelector<HTMLElement>("input:not([type=hidden]), button")?.focus();
  }, [chosen.length, most]);
  const leave = (value: string) =>
    hydrated
      ? { type: "button" as const, onClick: () => setChosen(chosen.filter((one) => one.value !== value)) }
      : { formAction: search.searchHref, name: "drop", value };
  const take = (option: Option) =>
    setChosen((before) => [...before.filter(({ value }) => value !== option.value), option]);
  const label = most > 1 ? t("patients") : t("patient");
  return (
    <div ref={list}>
      {chosen.length > 0 && (
        <FieldGroup field={fields.patients} label={label}>
          {chosen.map(({ value, label: name, detail }) => (
            <div key={value} className="found">
              <input type="hidden" name={fields.patients.name} value={value} />
              <span>
                {name}
                {detail && <span className="mute"> {detail}</span>}
              </span>
              <button className={buttonClass("plain", true)} {...leave(value)}>
                {t("leave")}
                <span className="vh"> {name}</span>
              </button>
            </div>
          ))}
        </FieldGroup>
      )}
      {chosen.length < most && (
        <Combobox
          {...search}
          field={fields.patient}
          label={chosen.length > 0 ? t("nextPatient") : label}
          hint={t("patientHint")}
          optional
          onTake={take}
        />
      )}
    </div>
  );
}
