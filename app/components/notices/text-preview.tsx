import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { noticeTokens } from "#rules/notices/tokens.ts";

type Sms = { parts: number; length: number; encoding: "GSM_7" | "UCS_2" };
type Props = { subject?: string | null; message: string; sms?: Sms | null };

/** An SMS has plain spaces; on a page a date stays in one line. */
const withWholeDates = (text: string) => text.replace(/(\d\.) (?=\d)/g, "$1\u00a0");

/** A text as it arrives, with its size as SMS, and the words that can be inserted. */
export function TextPreview({ subject, message, sms }: Props) {
  const { t } = useTranslation("notices");
  return (
    <>
      <h2>{t("previewTitle")}</h2>
      <p className="mute mb">{t("previewText")}</p>
      {subject && (
        <p className="mb">
          <strong>{subject}</strong>
        </p>
      )}
      <p className="mb lines">{withWholeDates(message)}</p>
      {sms && (
        <p className="mb num">
          {t("parts", { count: sms.parts, length: sms.length })}
          {sms.encoding === "UCS_2" && (
            <>
              <br />
              <span className="mute">{t("marked")}</span>
            </>
          )}
        </p>
      )}
      <h2>{t("tokensTitle")}</h2>
      <p className="mute mb">{t("tokensText")}</p>
      <dl className="facts">
        {noticeTokens.map((token) => (
          <Fragment key={token}>
            <dt>#{token}#</dt>
            <dd>{t(`tokens.${token}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
