import { useTranslation } from "react-i18next";
import { fileHref } from "#app/paths/href.ts";
import type { Locale } from "#rules/codes.ts";
import { formatBytes } from "#rules/format.ts";

type Props = {
  scan: { uuid: string; extension: string; size: number } | null;
  /** Where one is added, if it still may be. */
  addHref?: string;
};

/** The scan of a consent, or the way to add it. */
export function ScanLink({ scan, addHref }: Props) {
  const { t, i18n } = useTranslation("consents");
  if (scan)
    return (
      <a href={fileHref(scan.uuid)}>
        {scan.extension.toUpperCase()}, {formatBytes(scan.size, i18n.language as Locale)}
      </a>
    );
  return (
    <>
      <span className="mute">{t("noScan")}</span>
      {addHref && (
        <>
          {" "}
          <a href={addHref}>{t("addScan")}</a>
        </>
      )}
    </>
  );
}
