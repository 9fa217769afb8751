import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { NoticeOccasion } from "#rules/notices/alerts.ts";
import { Table } from "../base/table.tsx";

type Text = { id: number; occasion: NoticeOccasion; language: Locale; isOwn: boolean };
type Props = { texts: Record<"email" | "sms", Text[]>; hrefOf: (channel: "email" | "sms", id: number) => string };

/** The texts of notices by occasion, each with its languages; those of the centre are marked. */
export function TextTable({ texts, hrefOf }: Props) {
  const { t } = useTranslation("notices");
  const occasions = [...new Set(texts.email.map(({ occasion }) => occasion))];
  return (
    <Table caption={t("textsTitle")} columns={[t("occasion"), t("email"), t("sms")].map((label) => ({ label }))}>
      {occasions.map((occasion) => (
        <tr key={occasion}>
          <th scope="row">{t(`occasions.${occasion}`)}</th>
          {(["email", "sms"] as const).map((channel) => (
            <td key={channel} data-l={t(channel)}>
              <span>
                {texts[channel]
                  .filter((text) => text.occasion === occasion)
                  .map(({ id, language, isOwn }, at) => (
                    <Fragment key={id}>
                      {at > 0 && ", "}
                      <a href={hrefOf(channel, id)}>
                        {t(`languages.${language}`)}
                        <span className="vh">
                          , {t(`occasions.${occasion}`)}, {t(channel)}
                        </span>
                      </a>
                      {isOwn && ` (${t("own")})`}
                    </Fragment>
                  ))}
              </span>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
