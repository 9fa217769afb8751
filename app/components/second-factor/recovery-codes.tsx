import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";

/** Recovery codes, shown once: to be printed, or saved as a text, which the page carries in itself. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation("secondFactor");
  const text = `Motus: ${t("codesTitle")}\n\n${codes.join("\n")}\n`;
  return (
    <>
      <p className="mb">{t("codesText")}</p>
      <ol className="secret codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="mb noprint">
        <a
          className="btn"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t("codesFileName")}
        >
          <Icon name="download" />
          {t("codesFile")}
        </a>
      </p>
    </>
  );
}
