import { insurers } from "#rules/patients/insurers.ts";
import { Combobox } from "../forms/combobox/combobox.tsx";
import type { Option } from "../forms/combobox/use-suggestions.ts";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import { useVoucherWords } from "./use-voucher-words.ts";
import { VoucherRows, type VoucherRow } from "./voucher-rows.tsx";

const others = ["otherDiagnosis1", "otherDiagnosis2", "otherDiagnosis3", "otherDiagnosis4"] as const;
export const voucherFieldNames = [
  "insuranceCompany",
  "insuranceVariant",
  "compensation",
  "issuedAt",
  "bookedOn",
  "expertise",
  "visits",
  "externalNumber",
  "ftVoucherApplicant",
  "primaryDiagnosis",
  ...others,
  "reason",
  "aim",
] as const;
export type VoucherField = (typeof voucherFieldNames)[number];
type Choice = { chosen?: Option; query: string; options?: Option[] };

type Props = {
  fields: Record<VoucherField, FieldState>;
  newApplicant: Record<"name" | "icp" | "expertise" | "phone", FieldState>;
  today: string;
  choices: Record<"ftVoucherApplicant" | "primaryDiagnosis" | (typeof others)[number], Choice>;
  specialties: { code: string; name: string }[];
  rows: VoucherRow[];
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
  const { fields, specialties, rows, plans, offered, errorOf } = props;
  return (
    <>
      <datalist id="voucher-specialties">
        {specialties.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <PaperFields {...props} />
      <ApplicantFields {...props} />
      <DiagnosisFields {...props} />
      <Group legend={t("operations")} note={t("operationsHint")}>
        <VoucherRows rows={rows} plans={plans} offered={offered} errorOf={errorOf} />
      </Group>
      <Group legend={t("why")} note={t("reasonHint")}>
        <TextArea field={fields.reason} label={t("reason")} optional rows={2} />
        <TextArea field={fields.aim} label={t("aim")} optional rows={2} />
      </Group>
      <InsuranceFields {...props} />
    </>
  );
}

function PaperFields({ fields, today }: Props) {
  const { t } = useVoucherWords();
  return (
    <Group legend={t("paper")}>
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
      <details className="field" open={Object.values(newApplicant).some((field) => field.defaultValue || field.errors)}>
        <summary>{t("newApplicant")}</summary>
        <p className="hint">{t("newApplicantHint")}</p>
        <TextField field={newApplicant.name} label={t("applicantName")} optional autoComplete="off" />
        <Pair>
          <TextField
            field={newApplicant.icp}
            label={t("applicantIcp")}
            width="w8"
            optional
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            field={newApplicant.expertise}
            label={t("applicantExpertise")}
            width="w8"
            optional
            list="voucher-specialties"
            autoComplete="off"
          />
        </Pair>
        <TextField field={newApplicant.phone} label={t("applicantPhone")} width="w20" optional autoComplete="off" />
      </details>
    </Group>
  );
}

function DiagnosisFields({ fields, choices, searchHref, diagnosesHref }: Props) {
  const { t } = useVoucherWords();
  const filled = others.findLastIndex((name) => choices[name].chosen || choices[name].query);
  const search = { searchHref, sourceHref: diagnosesHref, hint: t("diagnosisHint") };
  return (
    <Group legend={t("diagnoses")}>
      <Combobox
        field={fields.primaryDiagnosis}
        label={t("primaryDiagnosis")}
        {...search}
        {...choices.primaryDiagnosis}
      />
      {others.slice(0, filled + 2).map((name, at) => (
        <Combobox
          key={name}
          field={fields[name]}
          label={t("otherDiagnosis", { number: at + 1 })}
          optional
          {...search}
          {...choices[name]}
        />
      ))}
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
