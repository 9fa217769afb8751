import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { Table } from "../base/table.tsx";
import { Form, type FormKeys } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

export type MyReturnedRow = {
  insurer: string;
  document: number;
  code: string | null;
  reason: string | null;
  day: string;
  patient: string;
  patientHref: string;
  correctHref: string;
  /** The coding of a correction that is begun, or the form that begins one. */
  coding: { href: string } | { formProps: FormKeys; report: string };
};

/** Reports of refused documents that their author is to correct. */
export function MyReturnedTable({ rows }: { rows: readonly MyReturnedRow[] }) {
  const { t, i18n } = useTranslation("returnedDocuments");
  const labels = [t("day"), t("patient"), t("insurer"), t("reason"), t("correct")];
  return (
    <Table
      caption={t("mineTitle")}
      columns={labels.map((label, at) => ({ label: at === 4 ? <span className="vh">{label}</span> : label }))}
    >
      {rows.map(({ insurer, document, code, reason, day, patient, ...hrefs }, at) => (
        <tr key={hrefs.correctHref}>
          <th scope="row" className="num">
            {formatDate(day, i18n.language as Locale)}
          </th>
          <td data-l={labels[1]}>
            <a href={hrefs.patientHref}>{patient}</a>
          </td>
          <td data-l={labels[2]}>
            <div>
              {insurer} <span className="mute num">{`${t("document")} ${document}`}</span>
            </div>
          </td>
          <td data-l={labels[3]}>
            <div>
              {code && <b className="num">{code} </b>}
              {reason}
            </div>
          </td>
          <td className="r">
            <div className="row end">
              <CodingStep coding={hrefs.coding} shortcut={at === 0 ? "z" : undefined} />
              <ButtonLink href={hrefs.correctHref} small>
                {t("correct")}
              </ButtonLink>
            </div>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The shorter way for a report of which the text is right. */
function CodingStep({ coding, shortcut }: Pick<MyReturnedRow, "coding"> & { shortcut?: string }) {
  const { t } = useTranslation("returnedDocuments");
  const label = t("correctCoding");
  if ("href" in coding)
    return (
      <ButtonLink href={coding.href} small shortcut={shortcut}>
        {label}
      </ButtonLink>
    );
  return (
    <Form {...coding.formProps}>
      <input type="hidden" name="report" value={coding.report} />
      <SubmitButton tone="plain" small shortcut={shortcut}>
        {label}
      </SubmitButton>
    </Form>
  );
}
