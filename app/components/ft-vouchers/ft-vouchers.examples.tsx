import type { Example } from "../example.ts";
import { exampleField as field } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { Deadline } from "./deadline.tsx";
import { FtVoucherFacts, type WholeVoucher } from "./ft-voucher-facts.tsx";
import { FtVoucherFields, voucherFieldNames, type VoucherField } from "./ft-voucher-fields.tsx";
import { FtVoucherForm } from "./ft-voucher-form.tsx";
import { FtVoucherList } from "./ft-voucher-list.tsx";
import { VoucherChoice, type VoucherToBook } from "./voucher-choice.tsx";
import { VoucherFilters } from "./voucher-filters.tsx";
import { VoucherWork } from "./voucher-work.tsx";
import { WaitingVisits } from "./waiting-visits.tsx";

const voucher: WholeVoucher = {
  id: 1,
  active: true,
  issuedAt: "2026-11-02",
  bookedOn: "2026-11-10",
  bookBy: "2026-11-16",
  beginBy: "2026-12-12",
  endBy: "2027-04-02",
  firstVisitOn: "2026-11-20",
  nextLimit: { limit: "END", by: "2027-04-02", daysLeft: 128 },
  usedVisits: 2,
  bookedVisits: 1,
  visitsLeft: 3,
  insuranceCompany: { code: "111", abbreviation: "VZP" },
  insuranceVariant: "1",
  compensation: "05",
  expertise: "902",
  reason: "Bolesti bederní páteře po zvednutí břemene, L4/5",
  aim: "Zmírnit bolest, obnovit rozsah pohybu",
  externalNumber: null,
  voucherImage: { uuid: "2", file: { uuid: "1", name: "poukaz FT.pdf" } },
  applicant: { name: "MUDr. Eva Lipová", icp: "32999001", expertise: "201" },
  primaryDiagnosis: { label: "M54.5 Bolesti dolní části zad" },
  otherDiagnosis: [{ label: "G54.4 Poruchy kořenů" }],
  medicalOperationsWithUsageCount: [
    {
      asked: 5,
      planned: 5,
      usageCount: 2,
      medicalOperation: { code: "21221", name: "LTV NA NEUROFYZIOLOGICKÉM PODKLADĚ" },
    },
    { asked: null, planned: 3, usageCount: 0, medicalOperation: { code: "21413", name: "TECHNIKY MĚKKÝCH TKÁNÍ" } },
  ],
};
const toBook: VoucherToBook = {
  id: 1,
  issuedAt: "2026-11-02",
  visitsLeft: 1,
  nextLimit: { limit: "BOOK", by: "2026-11-16", daysLeft: -9 },
  applicant: { name: "MUDr. Eva Lipová" },
};
const empty = { query: "" };
const form = {
  choices: {
    ftVoucherApplicant: { chosen: { value: "1", label: "MUDr. Eva Lipová", detail: "32999001, 201" }, query: "" },
    primaryDiagnosis: { chosen: { value: "M54.5", label: "M54.5 Bolesti dolní části zad" }, query: "" },
    otherDiagnosis1: empty,
    otherDiagnosis2: empty,
    otherDiagnosis3: empty,
    otherDiagnosis4: empty,
  },
  specialties: [{ code: "902", name: "fyzioterapeut" }],
  rows: [
    { code: "21221", counts: { asked: "5", planned: "5" }, name: "LTV NA NEUROFYZIOLOGICKÉM PODKLADĚ" },
    { code: "99999", counts: { asked: "1", planned: "" } },
    { code: "", counts: { asked: "", planned: "" } },
  ],
  plans: true,
  offered: [{ code: "21221", name: "LTV NA NEUROFYZIOLOGICKÉM PODKLADĚ" }],
};
const fields = Object.fromEntries(voucherFieldNames.map((name) => [name, field(name)])) as Record<
  VoucherField,
  ReturnType<typeof field>
>;
const newApplicant = {
  name: field("newApplicant.name", { defaultValue: "MUDr. Jan Nový" }),
  icp: field("newApplicant.icp", { errors: ["placeNumberInvalid"] }),
  expertise: field("newApplicant.expertise"),
  phone: field("newApplicant.phone"),
};
const hrefs = { applicantsHref: "/hledani/zadatele", diagnosesHref: "/hledani/diagnozy" };
const errorOf = (name: string) => (name === "operation2.code" ? "operationUnknown" : undefined);

export const examples: Example[] = [
  {
    name: "vouchers of a patient",
    render: () => (
      <FtVoucherList
        rows={[voucher, { ...voucher, id: 2, active: false, visitsLeft: 0 }]}
        today="2026-11-28"
        hrefOf={(id) => `#${id}`}
        newHref="#n"
      />
    ),
  },
  { name: "none yet", render: () => <FtVoucherList rows={[]} today="2026-11-28" hrefOf={String} newHref="#n" /> },
  {
    name: "one voucher",
    render: () => <FtVoucherFacts voucher={voucher} today="2026-11-28" hrefOf={(uuid) => `#${uuid}`} />,
  },
  { name: "a limit that passed", render: () => <Deadline by="2026-11-16" met={null} today="2026-11-28" /> },
  {
    name: "the payer of a new visit, of a voucher that is booked late",
    render: () => (
      <Form>
        <VoucherChoice field={field("payer")} voucher={toBook} />
      </Form>
    ),
  },
  {
    name: "fields",
    render: () => (
      <Form>
        <FtVoucherFields
          form="voucher"
          fields={fields}
          newApplicant={newApplicant}
          today="2026-11-28"
          hasImage
          {...form}
          {...hrefs}
          errorOf={errorOf}
          searchHref="/vzornik"
        />
      </Form>
    ),
  },
  {
    name: "form",
    render: () => (
      <FtVoucherForm
        title="Nový poukaz FT"
        list={{ href: "#", label: "Alena Procházková" }}
        patient={null}
        page={{
          form: { id: "ft-voucher", allErrors: {} } as never,
          formProps: { id: "ft-voucher" },
          fields: { ...fields, newApplicant: { getFieldset: () => newApplicant } },
        }}
        today="2026-11-28"
        hasImage={false}
        form={form}
        errorOf={() => undefined}
        hrefs={{ here: "#", search: "#s" }}
        {...hrefs}
      />
    ),
  },
  {
    name: "visits whose voucher is to be entered",
    render: () => (
      <WaitingVisits
        rows={[
          {
            id: 1,
            event: { id: 1, beginAt: "2026-11-20T08:00:00Z", owner: { fullName: "Mgr. Petr Šindelář" } },
            patientCard: { uuid: "1", fullName: "Alena Procházková", dateOfBirth: "1961-05-14", archived: false },
          },
          {
            id: 2,
            event: { id: 2, beginAt: "2026-11-24T08:00:00Z", owner: null },
            patientCard: { uuid: "2", fullName: "Jan Kučera", dateOfBirth: null, archived: true },
          },
        ]}
        hrefs={{ event: (id) => `#${id}`, patient: (uuid) => `#${uuid}`, enter: (uuid) => `#zadat-${uuid}` }}
      />
    ),
  },
  {
    name: "filters of the vouchers of all patients",
    render: () => (
      <VoucherFilters values={{ tab: "uzavrene", q: "Procházková", insurer: "205" }} resetHref="/vzornik" />
    ),
  },
  {
    name: "work that waits with vouchers",
    render: () => <VoucherWork atRisk={2} toEnter={1} hrefs={{ atRisk: "#r", toEnter: "#z" }} />,
  },
];
