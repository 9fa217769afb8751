import { useTranslation } from "react-i18next";
import type { ComponentProps } from "react";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { Note } from "../base/note.tsx";
import { Facts } from "../insurer-files/file-batch.tsx";
import { FileFaults } from "../insurer-files/file-faults.tsx";
import { DifferenceTable } from "./difference-table.tsx";

type Props = ComponentProps<typeof FileFaults> &
  Omit<ComponentProps<typeof DifferenceTable>, "rows"> & {
    numbers: number;
    onNoCard: number;
    differenceCount: number;
    differences: ComponentProps<typeof DifferenceTable>["rows"];
  };

/** An answer of VZP compared with the cards: the faults of its file, and what differs. */
export function Comparison({ faults, isWhole, numbers, onNoCard, differenceCount, differences, ...hrefs }: Props) {
  const { t, i18n } = useTranslation("insuredNumbers");
  const shown = (count: number) => formatNumber(count, i18n.language as Locale);
  const rest = differenceCount - differences.length;
  return (
    <>
      {faults.length > 0 && (
        <>
          <FileFaults faults={faults} isWhole={isWhole} />
          <p className="top mb">{t(isWhole ? "faultyLines" : "notCompared")}</p>
        </>
      )}
      {isWhole && (
        <>
          {differenceCount === 0 ? (
            <Note variant="success" title={t("noDifference")} />
          ) : (
            <Note variant="warning" title={t("differenceCount", { count: differenceCount })}>
              <p className="noprint">{t("notStored")}</p>
            </Note>
          )}
          <div className="top">
            <Facts
              facts={[
                [t("answered"), shown(numbers)],
                [t("onCards"), shown(numbers - onNoCard)],
                [t("onNoCard"), shown(onNoCard)],
              ]}
            />
          </div>
          {differences.length > 0 && <DifferenceTable rows={differences} {...hrefs} />}
          {rest > 0 && <p className="top">{t("moreDifferences", { count: rest })}</p>}
        </>
      )}
    </>
  );
}
