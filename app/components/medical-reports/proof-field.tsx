import { useTranslation } from "react-i18next";
import type { SigningProof } from "#rules/codes.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { PasswordField } from "../forms/fields/password-field.tsx";
import { CodeField } from "../second-factor/code-field.tsx";

type Props = {
  proof: SigningProof;
  fields: Record<"password" | "code", FieldState>;
  /** Whether a recovery code is typed, and where the other kind of code is. */
  recovery: boolean;
  otherHref: string;
};

/** The authentication that the centre requires for signing. */
export function ProofField({ proof, fields, recovery, otherHref }: Props) {
  const { t } = useTranslation(["medicalReports", "secondFactor"]);
  if (proof === "NONE") return null;
  if (proof === "PASSWORD")
    return (
      <PasswordField
        field={fields.password}
        label={t("password")}
        hint={t("passwordHint")}
        autoComplete="current-password"
      />
    );
  return (
    <>
      <CodeField field={fields.code} of={recovery ? "recovery" : "app"} />
      <p className="mb">
        <a href={otherHref}>{t(recovery ? "secondFactor:useApp" : "secondFactor:useRecovery")}</a>
      </p>
    </>
  );
}
