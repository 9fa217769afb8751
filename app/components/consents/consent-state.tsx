import { useTranslation } from "react-i18next";
import type { GdprConsentType, Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { StateChip } from "../base/chip.tsx";
import { ScanLink } from "./scan-link.tsx";
import { WaitingLink, type LinkShown } from "./waiting-link.tsx";

export type ConsentShown = {
  id: number;
  type: GdprConsentType;
  givenOn: IsoDate;
  wording: { id: number; number: number };
  document: { uuid: string; extension: string; size: number } | null;
  createdBy: { fullName: string } | null;
  withdrawnAt: string | null;
  withdrawnBy: { fullName: string } | null;
};
type Props = {
  /** The patient's latest. */
  consent: ConsentShown | null;
  /** The pending mail that asks for one. */
  link: LinkShown | null;
  /** A request by e-mail is offered only where it is allowed. */
  hrefs: {
    all: string;
    record: string;
    email?: string;
    withdraw: string;
    addScan: (id: number) => string;
    wording: (id: number) => string;
  };
};

/** A patient's consent to the processing of personal data: wording, time and form. It never blocks other work. */
export function ConsentState({ consent, link, hrefs }: Props) {
  const { t } = useTranslation("consents");
  const inForce = consent !== null && consent.withdrawnAt === null;
  return (
    <section>
      <h2>{t("state")}</h2>
      <div>
        {consent ? (
          <Given consent={consent} hrefs={hrefs} />
        ) : (
          <p className="mb">
            <StateChip icon="info">{t("missing")}</StateChip> <span className="mute">{t("missingText")}</span>
          </p>
        )}
        {link && <WaitingLink {...link} />}
        <div className="row">
          <ButtonLink href={hrefs.record} icon="pen">
            {t("record")}
          </ButtonLink>
          {hrefs.email && (
            <ButtonLink href={hrefs.email} icon="mail">
              {t("askByEmail")}
            </ButtonLink>
          )}
          {inForce && (
            <ButtonLink href={hrefs.withdraw} icon="undo">
              {t("withdraw")}
            </ButtonLink>
          )}
          <a href={hrefs.all}>{t("history")}</a>
        </div>
      </div>
    </section>
  );
}

function Given({ consent, hrefs }: { consent: ConsentShown; hrefs: Props["hrefs"] }) {
  const { t, i18n } = useTranslation("consents");
  const locale = i18n.language as Locale;
  const { id, type, givenOn, wording, document, createdBy, withdrawnAt, withdrawnBy } = consent;
  return (
    <>
      <p className="mb">
        {withdrawnAt ? (
          <StateChip state="bad" icon="undo">
            {t("withdrawn")}
          </StateChip>
        ) : (
          <StateChip state="ok" icon="check">
            {t("given")}
          </StateChip>
        )}
      </p>
      <dl className="facts mb">
        <dt>{t("givenOn")}</dt>
        <dd className="num">{formatDate(givenOn, locale)}</dd>
        <dt>{t("how")}</dt>
        <dd>{t(`types.${type}`)}</dd>
        {createdBy && (
          <>
            <dt>{t("takenBy")}</dt>
            <dd>{createdBy.fullName}</dd>
          </>
        )}
        <dt>{t("wording")}</dt>
        <dd>
          <a href={hrefs.wording(wording.id)}>{t("wordingNumber", { number: wording.number })}</a>
        </dd>
        {type === "SIGNATURE" && (
          <>
            <dt>{t("scan")}</dt>
            <dd>
              <ScanLink scan={document} addHref={withdrawnAt ? undefined : hrefs.addScan(id)} />
            </dd>
          </>
        )}
        {withdrawnAt && (
          <>
            <dt>{t("withdrawnAt")}</dt>
            <dd className="num">{formatDateTime(withdrawnAt, locale)}</dd>
          </>
        )}
        {withdrawnBy && (
          <>
            <dt>{t("withdrawnBy")}</dt>
            <dd>{withdrawnBy.fullName}</dd>
          </>
        )}
      </dl>
    </>
  );
}
