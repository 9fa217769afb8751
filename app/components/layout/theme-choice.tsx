import { useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useHydrated } from "../use-hydrated.ts";

export const themes = ["light", "system", "dark"] as const;
export type Theme = (typeof themes)[number];

const labels = { light: "themeLight", system: "themeSystem", dark: "themeDark" } as const;

/** A form of three; with scripts the choice shows at once and sends itself. */
export function ThemeChoice({ theme, action, redirectTo }: { theme: Theme; action: string; redirectTo?: string }) {
  const { t } = useTranslation("site");
  const hydrated = useHydrated();
  const submit = useSubmit();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    document.documentElement.dataset.theme = new FormData(event.currentTarget).get("theme") as Theme;
    submit(event.currentTarget, { navigate: false });
  };
  return (
    <Form action={action} onChange={choose}>
      {redirectTo && <input type="hidden" name="redirect" value={redirectTo} />}
      <fieldset className="field choice">
        <legend className="lab">{t("theme")}</legend>
        <div className="line">
          {themes.map((value) => (
            <label key={value}>
              <input type="radio" name="theme" value={value} defaultChecked={value === theme} />
              {t(labels[value])}
            </label>
          ))}
        </div>
      </fieldset>
      {!hydrated && <SubmitButton tone="plain">{t("themeSave")}</SubmitButton>}
    </Form>
  );
}
