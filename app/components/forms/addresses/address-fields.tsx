import { useTranslation } from "react-i18next";
import type { FieldState } from "../fields/field.tsx";
import { Pair } from "../group.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { AddressValues } from "./address-values.ts";

/** A Czech or Slovak address by its parts. */
export function AddressFields({ fields }: { fields: Record<keyof AddressValues, FieldState> }) {
  const { t } = useTranslation("patients");
  const part = (name: keyof typeof fields, width: "w8" | "w12" | "w20") => (
    <TextField
      field={fields[name]}
      label={t(name)}
      optional
      autoComplete="off"
      width={width}
      inputMode={name === "psc" ? "numeric" : undefined}
    />
  );
  return (
    <>
      {part("uliceNazev", "w20")}
      <Pair>
        {part("cisloDomovni", "w8")}
        {part("cisloOrientacni", "w8")}
      </Pair>
      <Pair>
        {part("psc", "w8")}
        {part("obecNazev", "w20")}
      </Pair>
      {part("castObceNazev", "w20")}
    </>
  );
}
