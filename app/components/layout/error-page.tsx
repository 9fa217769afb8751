import { useTranslation } from "react-i18next";
import { ButtonLink } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

export type ErrorKind =
  | "tooMuch"
  | "tooOften"
  | "notFound"
  | "forbidden"
  | "tooLarge"
  | "tooSlow"
  | "broken"
  | "away"
  | "full"
  | "unreachable";
type Props = {
  kind: ErrorKind;
  /** Words of its own instead of the usual ones. */
  title?: string;
  text?: string;
  /** The id that the log has, for the support. */
  code?: string;
  retryHref?: string;
  actions?: { href: string; label: string }[];
};

const icons: Record<ErrorKind, IconName> = {
  tooMuch: "search",
  tooOften: "hourglass",
  notFound: "search",
  forbidden: "lock",
  tooLarge: "warning",
  tooSlow: "offline",
  broken: "warning",
  away: "offline",
  full: "warning",
  unreachable: "offline",
};

/** Explains the error, that nothing is lost, and the next step. */
export function ErrorPage({ kind, title, text, code, retryHref, actions = [] }: Props) {
  const { t } = useTranslation("common");
  return (
    <div className="error-page">
      <Icon name={icons[kind]} />
      <h1>{title ?? t(`${kind}Title`)}</h1>
      <p>{text ?? t(`${kind}Text`)}</p>
      {code && <p className="small num">{t("supportCode", { code })}</p>}
      <div className="row">
        {retryHref && (
          <ButtonLink href={retryHref} tone="main" icon="repeat">
            {t("retry")}
          </ButtonLink>
        )}
        {actions.map(({ href, label }) => (
          <ButtonLink key={href} href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
