import { useTranslation } from "react-i18next";
import { formatPhone } from "#rules/format.ts";

type Props = { name: string; reference: string; phone: string; href: string };

/** The sender of a request without a card, whom only a call reaches where a mail does not. */
export function Requester({ name, reference, phone, href }: Props) {
  const { t } = useTranslation("notices");
  return (
    <>
      <a href={href}>{name}</a>
      <br />
      <span className="mute">
        {t("request", { reference })}, <span className="num">{formatPhone(phone)}</span>
      </span>
    </>
  );
}
