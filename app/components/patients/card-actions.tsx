import { useTranslation } from "react-i18next";
import { ButtonLink } from "../base/button-link.tsx";
import { PrintMenu, type PrintHrefs } from "../prints/print-menu.tsx";

type Props = {
  archived: boolean;
  hrefs: Record<"order" | "wait" | "edit" | "archive", string>;
  prints: PrintHrefs;
  /** On a page with another primary action. */
  quiet: boolean;
};

/** Actions of a card; an archived one is printed and restored. */
export function CardActions({ archived, hrefs, prints, quiet }: Props) {
  const { t } = useTranslation("patients");
  if (archived)
    return (
      <>
        <PrintMenu hrefs={prints} />
        <ButtonLink href={hrefs.archive} icon="undo">
          {t("restoreCard")}
        </ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink href={hrefs.order} tone={quiet ? undefined : "main"} icon="calendar">
        {t("order")}
      </ButtonLink>
      <ButtonLink href={hrefs.wait} icon="hourglass">
        {t("putOnWaitingList")}
      </ButtonLink>
      <ButtonLink href={hrefs.edit} icon="pen">
        {t("edit")}
      </ButtonLink>
      <ButtonLink href={hrefs.archive} icon="archive">
        {t("archiveCard")}
      </ButtonLink>
      <PrintMenu hrefs={prints} />
    </>
  );
}
