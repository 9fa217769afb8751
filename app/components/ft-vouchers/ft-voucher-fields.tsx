import { diagnosisFields } from "#rules/diagnoses/diagnosis-fields.ts";
import { insurers } from "#rules/patients/insurers.ts";
import { DiagnosisFields, type DiagnosisChoices } from "../diagnoses/diagnosis-fields.tsx";
import { Combobox } from "../forms/combobox/combobox.tsx";
import type { Option } from "../forms/combobox/use-suggestions.ts";
import { FileField } from "../forms/fields/file-field.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import { OperationRows, type OperationRow } from "../operations/operation-rows.tsx";
import { useVoucherWords } from "./use-voucher-words.ts";

export const voucherFieldNames = [
  "insuranceCompany",
  "insuranceVariant",
  "compensation",
  "issuedAt",
  "bookedOn",
  "expertise",
  "visits",
  "externalNumber",
  "voucherImage",
  "ftVoucherApplicant",
  ...diagnosisFields,
  "reason",
  "aim",
] as const;
export type VoucherField = (typeof voucherFieldNames)[number];
type Choice = { chosen?: Option; query: string; options?: Option[] };
const applicantParts = ["name", "icp", "expertise", "phone"] as const;
export type ApplicantField = (typeof applicantParts)[number];

type Props = {
  /** The id of the form. */
  form: string;
  fields: Record<VoucherField, FieldState>;
  newApplicant: Record<ApplicantField, FieldState>;
  today: string;
  /** Whether there is a picture of the paper, which another one replaces. */
  hasImage: boolean;
  choices: DiagnosisChoices & { ftVoucherApplicant: Choice };
  specialties: { code: string; name: string }[];
  rows: OperationRow[];
  /** Whether the user plans care: reception types what is asked alone. */
  plans: boolean;
  offered: { code: string; name: string }[];
  errorOf: (name: string) => string | undefined;
  searchHref: string;
  applicantsHref: string;
  diagnosesHref: string;
};

/** The form of an FT voucher, in the order of its paper. */
export function FtVoucherFields(props: Props) {
  const { t } = useVoucherWords();
  const { form, fields, choices, specialties, rows, plans, offered, errorOf, searchHref, diagnosesHref } = props;
  return (
    <>
      <datalist id="voucher-specialties">
        {specialties.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <FromVoucherFields {...props} />
      <ApplicantFields {...props} />
      <DiagnosisFields
        fields={fields}
        choices={choices}
        hint={t("diagnosisHint")}
        searchHref={searchHref}
        sourceHref={diagnosesHref}
      />
      <Group legend={t("operations:operations")} note={t("operationsHint")}>
        <OperationRows
          form={form}
          rows={rows}
          counts={[
            { name: "asked", label: t("asked") },
            { name: "planned", label: plans ? t("planned") : undefined },
          ]}
          offered={offered}
          errorOf={errorOf}
        />
      </Group>
      <Group legend={t("why")} note={t("reasonHint")}>
        <TextArea field={fields.reason} label={t("reason")} optional rows={2} />
        <TextArea field={fields.aim} label={t("aim")} optional rows={2} />
      </Group>
      <InsuranceFields {...props} />
    </>
  );
}

function FromVoucherFields({ fields, today, hasImage }: Props) {
  const { t } = useVoucherWords();
  return (
    <Group legend={t("fromVoucher")}>
      <Pair>
        <DateField field={fields.issuedAt} label={t("issuedAt")} today={today} />
        <DateField field={fields.bookedOn} label={t("bookedOn")} today={today} optional />
      </Pair>
      <Pair>
        <TextField field={fields.visits} label={t("visits")} width="w4" inputMode="numeric" autoComplete="off" />
        <TextField
          field={fields.expertise}
          label={t("expertise")}
          width="w8"
          list="voucher-specialties"
          autoComplete="off"
        />
      </Pair>
      <FileField
        field={fields.voucherImage}
        label={t("voucherImage")}
        hint={t(hasImage ? "imageReplaces" : "imageHint")}
        accept=".pdf,.jpg,.jpeg,.png,.webp,.heic"
        optional
      />
    </Group>
  );
}

function ApplicantFields({ fields, newApplicant, choices, searchHref, applicantsHref }: Props) {
  const { t } = useVoucherWords();
  return (
    <Group legend={t("applicant")}>
      <Combobox
        field={fields.ftVoucherApplicant}
        label={t("applicant")}
        hint={t("applicantHint")}
        {...choices.ftVoucherApplicant}
        searchHref={searchHref}
        sourceHref={applicantsHref}
      />
      <details
        className="field"
        open={applicantParts.some((part) => newApplicant[part].defaultValue || newApplicant[part].errors)}
      >
        <summary>{t("newApplicant")}</summary>
        <p className="hint">{t("newApplicantHint")}</p>
        <TextField field={newApplicant.name} label={t("applicantName")} autoComplete="off" />
        <Pair>
          <TextField
            field={newApplicant.icp}
            label={t("applicantIcp")}
            width="w8"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            field={newApplicant.expertise}
            label={t("applicantExpertise")}
            width="w8"
            list="voucher-specialties"
            autoComplete="off"
          />
        </Pair>
        <TextField field={newApplicant.phone} label={t("applicantPhone")} width="w20" optional autoComplete="off" />
      </details>
    </Group>
  );
}

function InsuranceFields({ fields }: Props) {
  const { t, variants, compensations } = useVoucherWords();
  return (
    <Group legend={t("insurance")}>
      <Select
        field={fields.insuranceCompany}
        label={t("insuranceCompany")}
        options={insurers.map(({ code, abbreviation }) => ({ value: code, label: `${code} ${abbreviation}` }))}
        none=""
      />
      <Select field={fields.insuranceVariant} label={t("insuranceVariant")} options={variants} />
      <Select
        field={fields.compensation}
        label={t("compensation")}
        options={compensations}
        none={t("noCompensation")}
        optional
      />
      <TextField field={fields.externalNumber} label={t("externalNumber")} optional autoComplete="off" />
    </Group>
  );
}
