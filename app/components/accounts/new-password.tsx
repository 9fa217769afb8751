import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { PasswordField } from "../forms/fields/password-field.tsx";

type Props = { email: string; fields: { password: FieldState; passwordAgain: FieldState } };

/** A new password, twice. The address is there for password managers: they store the password under it. */
export function NewPassword({ email, fields }: Props) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <input
        className="vh"
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        field={fields.password}
        label={t("newPassword")}
        hint={t("passwordHint")}
        autoComplete="new-password"
      />
      <PasswordField field={fields.passwordAgain} label={t("passwordAgain")} autoComplete="new-password" />
    </>
  );
}
