import { formatDate } from "#rules/format.ts";
import type { Locale } from "#rules/codes.ts";
import type { NextLimit } from "#rules/insurance/ft-vouchers/next-limit.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AttachmentLink } from "../attachments/attachment-link.tsx";
import { Table } from "../base/table.tsx";
import { Deadline } from "./deadline.tsx";
import type { FtVoucherRow } from "./ft-voucher-list.tsx";
import { useLimitWords } from "./use-limit-words.ts";
import { useVoucherWords } from "./use-voucher-words.ts";

export type WholeVoucher = FtVoucherRow & {
  bookedOn: IsoDate | null;
  bookBy: IsoDate | null;
  beginBy: IsoDate | null;
  firstVisitOn: IsoDate | null;
  nextLimit: NextLimit | null;
  insuranceVariant: string;
  compensation: string | null;
  expertise: string;
  reason: string | null;
  aim: string | null;
  externalNumber: string | null;
  voucherImage: { uuid: string; file: { uuid: string; name: string; hasThumbnail?: boolean } } | null;
  applicant: { name: string; icp: string; expertise: string };
  otherDiagnosis: { label: string }[];
  medicalOperationsWithUsageCount: {
    asked: number | null;
    planned: number | null;
    usageCount: number;
    medicalOperation: { code: string; name: string };
  }[];
};

type Props = { voucher: WholeVoucher; today: IsoDate; hrefOf: (attachment: string) => string };

/** An FT voucher as it is read: its paper, its limits, and the operations with what is billed of them. */
export function FtVoucherFacts({ voucher, today, hrefOf }: Props) {
  const { t, variantOf, compensationOf } = useVoucherWords();
  const limitWords = useLimitWords();
  const locale = useTranslation().i18n.language as Locale;
  const {
    applicant,
    bookedOn,
    compensation,
    voucherImage: image,
    medicalOperationsWithUsageCount: operations,
  } = voucher;
  const facts: [label: string, value: ReactNode][] = [
    [t("state"), t(voucher.active ? "active" : "closed")],
    [t("visits"), t("visitsOf", { used: voucher.usedVisits, booked: voucher.bookedVisits, left: voucher.visitsLeft })],
    [t("nextLimit"), voucher.nextLimit && limitWords(voucher.nextLimit)],
    [t("bookBy"), <Deadline key="book" by={voucher.bookBy} met={bookedOn} today={today} />],
    [t("beginBy"), <Deadline key="begin" by={voucher.beginBy} met={voucher.firstVisitOn} today={today} />],
    [
      t("endBy"),
      <Deadline key="end" by={voucher.endBy} met={voucher.active ? null : voucher.issuedAt} today={today} />,
    ],
    [t("issuedAt"), formatDate(voucher.issuedAt, locale)],
    [t("bookedOn"), bookedOn && formatDate(bookedOn, locale)],
    [t("insurance"), `${voucher.insuranceCompany.code} ${voucher.insuranceCompany.abbreviation}`],
    [t("insuranceVariant"), variantOf(voucher.insuranceVariant)],
    [t("compensation"), compensation && compensationOf(compensation)],
    [t("applicant"), `${applicant.name}, ${applicant.icp}, ${applicant.expertise}`],
    [t("expertise"), voucher.expertise],
    [t("diagnoses:primaryDiagnosis"), voucher.primaryDiagnosis.label],
    [t("diagnoses:otherDiagnoses"), voucher.otherDiagnosis.map(({ label }) => label).join(", ")],
    [t("reason"), voucher.reason],
    [t("aim"), voucher.aim],
    [t("externalNumber"), voucher.externalNumber],
    [t("voucherImage"), image && <AttachmentLink key="image" href={hrefOf(image.uuid)} file={image.file} />],
  ];
  const columns = [
    { label: t("operations:operations") },
    ...["asked", "planned", "used"].map((name) => ({ label: t(name as "used"), right: true })),
  ];
  return (
    <>
      <dl className="facts mb">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
      {operations.length > 0 && (
        <Table caption={t("operations:operations")} columns={columns} tight>
          {operations.map(({ medicalOperation: { code, name }, asked, planned, usageCount }) => (
            <tr key={code}>
              <th scope="row">
                <b className="num">{code}</b> {name}
              </th>
              <td data-l={t("asked")} className="r num">
                {asked}
              </td>
              <td data-l={t("planned")} className="r num">
                {planned}
              </td>
              <td data-l={t("used")} className="r num">
                {usageCount}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
