import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { Table } from "../base/table.tsx";

type Props = {
  /** The person whose calendar it is. */
  name: string;
  emails: { id: number; email: string; addressAt: string; readAt: string | null }[];
  addHref: string;
  renewHref: (id: number) => string;
  removeHref: (id: number) => string;
};

/** The e-mails that read a calendar, and when they last did. */
export function CalendarEmails({ name, emails, addHref, renewHref, removeHref }: Props) {
  const { t, i18n } = useTranslation("calendarSync");
  const date = (instant: string) => formatDate(instant, i18n.language as Locale);
  const columns = [
    { label: t("email") },
    { label: t("sent") },
    { label: t("read") },
    { label: <span className="vh">{t("renew")}</span> },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <>
      {emails.length === 0 ? (
        <p className="mb mute">{t("empty")}</p>
      ) : (
        <Table even caption={name} columns={columns}>
          {emails.map(({ id, email, addressAt, readAt }) => (
            <tr key={id}>
              <th scope="row">{email}</th>
              <td data-l={t("sent")} className="num">
                {date(addressAt)}
              </td>
              <td data-l={t("read")} className="num">
                {readAt ? date(readAt) : t("never")}
              </td>
              <td className="r">
                <a href={renewHref(id)}>
                  {t("renew")}
                  <span className="vh"> {email}</span>
                </a>
              </td>
              <td className="r">
                <a href={removeHref(id)}>
                  {t("remove")}
                  <span className="vh"> {email}</span>
                </a>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <p className="top mb">
        <ButtonLink href={addHref}>
          {t("add")}
          <span className="vh">, {name}</span>
        </ButtonLink>
      </p>
    </>
  );
}
