import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../base/icon.tsx";
import { useHydrated } from "../../use-hydrated.ts";
import { Field, type FieldProps, type Width } from "./field.tsx";

type Props = FieldProps & { autoComplete: "current-password" | "new-password"; width?: Width };

/** A password, never filled in by the server; with scripts it can be shown. */
export function PasswordField({ field, label, hint, autoComplete, width = "w100" }: Props) {
  const { t } = useTranslation("forms");
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const words = t(shown ? "hidePassword" : "showPassword");
  return (
    <Field field={field} label={label} hint={hint}>
      {(control) => (
        <span className={`reveal ${width}`}>
          <input
            {...control}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            className="w100"
            autoCapitalize="none"
            spellCheck={false}
          />
          {hydrated && (
            <button type="button" className="icon" title={words} onClick={() => setShown(!shown)}>
              <Icon name={shown ? "eye-off" : "eye"} label={words} />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
