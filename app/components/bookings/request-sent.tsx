import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Note } from "../base/note.tsx";
import { CenterContact } from "../consents/center-contact.tsx";

type Props = {
  reference: string;
  beginAt: string;
  /** True if the link in the mail has to be confirmed. */
  confirm: boolean;
  center: { name: string; phone: string | null; email: string | null };
};

/** The answer that the sender of a request sees at once: the link to it is in the mail alone. */
export function RequestSent({ reference, beginAt, confirm, center }: Props) {
  const { t, i18n } = useTranslation("bookings");
  return (
    <>
      {confirm ? (
        <Note variant="warning" title={t("confirmTitle")}>
          <p>{t("sentToConfirm")}</p>
        </Note>
      ) : (
        <p className="mb">{t("sentText")}</p>
      )}
      <dl className="facts mb">
        <dt>{t("reference")}</dt>
        <dd className="num">{reference}</dd>
        <dt>{t("time")}</dt>
        <dd className="num">{formatDateTime(beginAt, i18n.language as Locale)}</dd>
      </dl>
      <p className="mb">{t("noMail")}</p>
      <CenterContact {...center} />
    </>
  );
}
