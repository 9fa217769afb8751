import { useTranslation } from "react-i18next";
import { ButtonLink } from "../base/button-link.tsx";

type Props = { title: string; children: string; action: { href: string; label: string }; loginHref?: string };

/** Help for a link from an e-mail that no longer works. */
export function TokenProblem({ title, children, action, loginHref }: Props) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <h1>{title}</h1>
      <p className="mb">{children}</p>
      <div className="row">
        <ButtonLink href={action.href} tone="main">
          {action.label}
        </ButtonLink>
        {loginHref && <a href={loginHref}>{t("toLogin")}</a>}
      </div>
    </>
  );
}
