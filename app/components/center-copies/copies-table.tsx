import { useTranslation } from "react-i18next";
import { fileHref } from "#app/paths/href.ts";
import type { CenterCopyState, Locale } from "#rules/codes.ts";
import { formatBytes, formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Copy = {
  id: number;
  state: CenterCopyState;
  orderedAt: string;
  orderedBy: { fullName: string };
  keptUntil: string | null;
  fault: string | null;
  missing: number;
  file: { uuid: string; size: number } | null;
};

/** The copies of a centre, those that are made with their file. */
export function CopiesTable({ copies }: { copies: readonly Copy[] }) {
  const { t, i18n } = useTranslation("centerCopies");
  const locale = i18n.language as Locale;
  const at = (instant: string) => formatDateTime(instant, locale);
  return (
    <Table
      caption={t("listTitle")}
      columns={[
        { label: t("orderedAt") },
        { label: t("orderedBy") },
        { label: t("state") },
        { label: t("keptUntil") },
        { label: t("file") },
      ]}
    >
      {copies.map((copy) => (
        <tr key={copy.id}>
          <th scope="row">{at(copy.orderedAt)}</th>
          <td data-l={t("orderedBy")}>{copy.orderedBy.fullName}</td>
          <td data-l={t("state")}>
            <State {...copy} />
          </td>
          <td data-l={t("keptUntil")}>{copy.file && copy.keptUntil && at(copy.keptUntil)}</td>
          <td data-l={t("file")}>
            {copy.file && (
              <>
                {/* By `download` the browser would save the page that asks for the password. */}
                <a href={`${fileHref(copy.file.uuid, "save")}&language=${locale}`} data-hard>
                  {t("save")}
                  <span className="vh"> {at(copy.orderedAt)}</span>
                </a>{" "}
                <span className="mute num nw">{formatBytes(copy.file.size, locale)}</span>
              </>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function State({ state, fault, missing }: Copy) {
  const { t } = useTranslation("centerCopies");
  return (
    <>
      {t(`states.${state}`)}
      {state === "FAILED" && <p className="mute">{fault === "diskFull" ? t("faults.diskFull") : t("faults.other")}</p>}
      {state === "MADE" && missing > 0 && <p className="mute">{t("missing", { count: missing })}</p>}
    </>
  );
}
