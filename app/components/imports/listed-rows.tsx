import { useTranslation } from "react-i18next";
import { SubmitButton } from "../forms/submit-button.tsx";
import { DuplicateRows, FaultyRows, type Row } from "./import-rows.tsx";

/** States whose rows are listed. */
export const listedStates = ["DUPLICATE", "CONFLICTING", "FAULTY", "ASKED", "LEFT_OUT"] as const;
export type ListedState = (typeof listedStates)[number];

type Props = {
  state: ListedState;
  head: readonly string[];
  rows: readonly Row[];
  decides: boolean;
  cardHref: (uuid: string) => string;
};

/** Rows of an import in one state; the buttons of the form around them decide of those that wait for it. */
export function ListedRows({ state, head, rows, decides, cardHref }: Props) {
  const { t } = useTranslation("imports");
  const title = {
    DUPLICATE: t("duplicatesTitle"),
    CONFLICTING: t("conflictingTitle"),
    FAULTY: t("faultyTitle"),
    ASKED: t("askedRowsTitle"),
    LEFT_OUT: t("leftOutTitle"),
  }[state];
  const isUndecided = decides && (state === "DUPLICATE" || state === "CONFLICTING");
  return (
    <>
      <h2>{title}</h2>
      {isUndecided && (
        <>
          <p className="mb">{state === "CONFLICTING" ? t("conflictingText") : t("duplicatesText")}</p>
          <div className="row mb">
            <SubmitButton tone="plain" then="same">
              {t("allSame")}
            </SubmitButton>
            <SubmitButton tone="plain" then="other">
              {t("allDifferent")}
            </SubmitButton>
          </div>
        </>
      )}
      {state === "DUPLICATE" || state === "LEFT_OUT" ? (
        <DuplicateRows caption={title} rows={rows} decides={decides} cardHref={cardHref} />
      ) : (
        <FaultyRows caption={title} head={head} rows={rows} decides={isUndecided} />
      )}
    </>
  );
}
