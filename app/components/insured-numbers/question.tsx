import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { Seg } from "../base/seg.tsx";
import type { ComponentProps } from "react";

type Props = {
  /** Whether it is about all cards in use, and not about the care of a month. */
  isOfAll: boolean;
  spans: ComponentProps<typeof Seg>["items"];
  numbers: number;
  withoutNumber: number;
  files: { name: string; numbers: number }[];
  fileHref: (name: string) => string;
  /** Where contracts are entered, for those who may. */
  contractsHref: string | undefined;
};

/** The files by which VZP is asked about insured numbers, and what is in none of them. */
export function Question({ isOfAll, spans, numbers, withoutNumber, files, fileHref, contractsHref }: Props) {
  const { t, i18n } = useTranslation("insuredNumbers");
  const places = new Set(files.map(({ name }) => name.slice(0, 8)));
  const asked = Math.max(0, ...[...places].map((icz) => countOf(files, icz)));
  return (
    <>
      <h2>{t("questionTitle")}</h2>
      <p className="mb">{t("questionText")}</p>
      <Seg label={t("span")} items={spans} />
      <p className="top">
        {numbers === 0 ? t(isOfAll ? "noCards" : "noCare") : t(isOfAll ? "ofCards" : "ofCare", { count: numbers })}
        {withoutNumber > 0 && ` ${t("withoutNumber", { count: withoutNumber })}`}
      </p>
      {numbers > 0 && places.size === 0 && (
        <p className="top">
          {t("noContract")} {contractsHref && <a href={contractsHref}>{t("toContracts")}</a>}
        </p>
      )}
      {places.size > 1 && <p className="top">{t("severalPlaces")}</p>}
      {files.length > 0 && asked < numbers && <p className="top">{t("tooMany", { count: numbers - asked })}</p>}
      {files.length > 0 && (
        <ul className="row top">
          {files.map((file) => (
            <li key={file.name}>
              <ButtonLink href={fileHref(file.name)} hard icon="download">
                {t("save", { name: file.name, numbers: formatNumber(file.numbers, i18n.language as Locale) })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const countOf = (files: Props["files"], icz: string) =>
  files.filter(({ name }) => name.startsWith(icz)).reduce((sum, { numbers }) => sum + numbers, 0);
