import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

export type LabelledDifference = { label: string; mine: string; theirs: string };
type Props = {
  who?: string;
  when?: string;
  differences: LabelledDifference[];
  /** The form has taken over the values of untouched fields. */
  merged?: boolean;
};

/** Values that another user saved in the meantime, next to the typed ones; both stay until the form is saved again. */
export function StaleNote({ who, when, differences, merged }: Props) {
  const { t } = useTranslation("forms");
  return (
    <Note variant="warning" title={t("staleTitle")}>
      {who && <p className="mute">{t("staleBy", { who, when })}</p>}
      <p>{t("staleText")}</p>
      {merged && <p>{t("staleMerged")}</p>}
      <table className="cards">
        <thead>
          <tr>
            <th scope="col">{t("staleField")}</th>
            <th scope="col">{t("staleMine")}</th>
            <th scope="col">{t("staleTheirs")}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-l={t("staleMine")}>{mine || <i>{t("empty")}</i>}</td>
              <td data-l={t("staleTheirs")}>{theirs || <i>{t("empty")}</i>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Note>
  );
}
