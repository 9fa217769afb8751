import { useTranslation } from "react-i18next";
import type { GdprConsentType, Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import type { IsoDate } from "#rules/time.ts";
import { ButtonLink } from "../button-link.tsx";
import { StateChip } from "../chip.tsx";

export type ConsentShown = {
  type: GdprConsentType;
  givenOn: IsoDate;
  wording: { id: number; number: number };
  createdBy: { fullName: string } | null;
  withdrawnAt: string | null;
  withdrawnBy: { fullName: string } | null;
};
type Props = {
  /** The patient's latest. */
  consent: ConsentShown | null;
  wordingHref: (id: number) => string;
  recordHref: string;
  withdrawHref: string;
};

/** Whether a patient has consented to the processing of personal data: to what, when and how. It stands in nothing's way. */
export function ConsentState({ consent, wordingHref, recordHref, withdrawHref }: Props) {
  const { t } = useTranslation("consents");
  const inForce = consent !== null && consent.withdrawnAt === null;
  return (
    <section>
      <h2>{t("state")}</h2>
      <div>
        {consent ? <Given consent={consent} wordingHref={wordingHref} /> : <p className="mb"><StateChip icon="info">{t("missing")}</StateChip> <span className="mute">{t("missingText")}</span></p>}
        <div className="row">
          <ButtonLink href={recordHref} icon="pen">{t("record")}</ButtonLink>
          {inForce && <ButtonLink href={withdrawHref} icon="undo">{t("withdraw")}</ButtonLink>}
        </div>
      </div>
    </section>
  );
}

function Given({ consent, wordingHref }: { consent: ConsentShown; wordingHref: Props["wordingHref"] }) {
  const { t, i18n } = useTranslation("consents");
  const locale = i18n.language as Locale;
  const { type, givenOn, wording, createdBy, withdrawnAt, withdrawnBy } = consent;
  return (
    <>
      <p className="mb">
        {withdrawnAt ? <StateChip state="bad" icon="undo">{t("withdrawn")}</StateChip> : <StateChip state="ok" icon="check">{t("given")}</StateChip>}
      </p>
      <dl className="facts mb">
        <dt>{t("givenOn")}</dt>
        <dd className="num">{formatDate(givenOn, locale)}</dd>
        <dt>{t("how")}</dt>
        <dd>{t(`types.${type}`)}</dd>
        {createdBy && <><dt>{t("takenBy")}</dt><dd>{createdBy.fullName}</dd></>}
        <dt>{t("wording")}</dt>
        <dd><a href={wordingHref(wording.id)}>{t("wordingNumber", { number: wording.number })}</a></dd>
        {withdrawnAt && <><dt>{t("withdrawnAt")}</dt><dd className="num">{formatDateTime(withdrawnAt, locale)}</dd></>}
        {withdrawnBy && <><dt>{t("withdrawnBy")}</dt><dd>{withdrawnBy.fullName}</dd></>}
      </dl>
    </>
  );
}
