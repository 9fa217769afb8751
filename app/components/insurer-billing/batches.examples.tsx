import type { Example } from "../example.ts";
import { BatchFacts } from "./batch-facts.tsx";
import { BatchStateForm } from "./batch-state.tsx";
import { InvoicesTable } from "./invoices-table.tsx";
import { DisallowanceTable, type DisallowanceRow } from "./disallowance-table.tsx";
import { MakeBatches, RepeatRun } from "./make-batches.tsx";
import { OperationsTable } from "./operations-table.tsx";
import { RefusedTable } from "./refused-table.tsx";
import { ReportingLimits } from "./reporting-limits.tsx";
import { RunState } from "./run-state.tsx";
import { Uninvoiced } from "./uninvoiced.tsx";
import { BatchSums } from "./batch-sums.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" as const });
const run = {
  done: 40,
  total: 128,
  askedBy: { fullName: "Ing. Dana Malá" },
  finishedAt: null,
  failedAt: null,
  file: null,
};
const asked = { href: "#payment", file: null, dueOn: "2026-12-31" as const, price: czk(167_906) };
const of = { refreshHref: "#refresh", again: <RepeatRun formProps={{}} run={1} /> };
const finishedAt = "2026-12-01T17:04:00Z";

const disallowance: DisallowanceRow = {
  id: 1,
  kind: "CEILING",
  amount: czk(1_234_550),
  reason: "Vyúčtování regulací za rok 2026",
  createdAt: finishedAt,
  createdBy: { fullName: "Ing. Dana Malá" },
  takenBackAt: null,
};
const disallowances: DisallowanceRow[] = [
  disallowance,
  { ...disallowance, id: 2, kind: "REVIEW", amount: czk(26_566), reason: "Rechtsschutzversicherungsgesellschaftliche" },
  { ...disallowance, id: 3, kind: "REFUSED", amount: czk(99_900), takenBackAt: finishedAt },
];

export const examples: Example[] = [
  {
    name: "settlement of a batch: open with what is not recognised, settled",
    render: () => (
      <>
        <BatchSums
          price={czk(9_876_500)}
          recognised={czk(8_615_384)}
          disallowances={disallowances}
          payment={{ paid: czk(5_000_000), owed: czk(3_615_384) }}
          paymentHref="#platba"
        />
        <DisallowanceTable rows={disallowances} takeBackHref={(id) => `#vratit-${id}`} />
        <BatchSums
          price={czk(9_876_500)}
          recognised={czk(9_876_500)}
          disallowances={[]}
          payment={{ paid: czk(9_876_500), owed: czk(0) }}
          paymentHref="#platba"
        />
      </>
    ),
  },
  {
    name: "batches underway, made, none, failed",
    render: () => (
      <>
        <RunState run={run} {...of} />
        <RunState run={{ ...run, finishedAt, file: { uuid: "1" } }} {...of} />
        <RunState run={{ ...run, finishedAt }} {...of} />
        <RunState run={{ ...run, failedAt: finishedAt }} {...of} />
      </>
    ),
  },
  {
    name: "next steps of a batch",
    render: () => (
      <>
        <BatchStateForm state="MADE" formProps={{}} />
        <BatchStateForm state="SENT" formProps={{}} />
      </>
    ),
  },
  {
    name: "invoices of a month, without F-dávky",
    render: () => (
      <InvoicesTable
        missing={{ gap: "VERSION", href: "#version" }}
        rows={[
          { ...asked, number: "260123", insurer: "Všeobecná zdravotní pojišťovna ČR", isPaid: true },
          {
            ...asked,
            number: "260124",
            insurer: "Revírní bratrská pokladna, zdravotní pojišťovna",
            isPaid: false,
            file: { name: "FDAVKA.213", href: "#f" },
          },
        ]}
      />
    ),
  },
  {
    name: "batches without an invoice",
    render: () => (
      <>
        <Uninvoiced run={1} obstacle={null} billingHref="#billing" formProps={{}} />
        <Uninvoiced run={1} obstacle="NUMBERS" billingHref="#billing" formProps={{}} />
      </>
    ),
  },
  { name: "making of batches", render: () => <MakeBatches formProps={{}} /> },
  {
    name: "documents that do not fit into their file",
    render: () => (
      <RefusedTable
        patientHref={() => "#patient"}
        rows={[
          {
            record: "06.E",
            field: "EVAR",
            fault: "TOO_LONG",
            insuranceCompany: { code: "111", abbreviation: "VZP" },
            patientCard: { uuid: "1", fullName: "Alena Procházková" },
          },
        ]}
      />
    ),
  },
  {
    name: "a batch",
    render: () => (
      <BatchFacts
        withFiles
        invoice={{ number: "260123", href: "#invoice" }}
        corrects={{ number: 87, href: "#batch" }}
        batch={{
          insuranceCompany: { code: "111", name: "Všeobecná zdravotní pojišťovna ČR" },
          insuranceVariant: "4",
          expertise: "902",
          documentKind: "06",
          icz: "81999000",
          branch: "8100",
          interfaceVersion: "6.2.47",
          year: 2026,
          month: 11,
          period: { from: "2026-11-02", to: "2026-11-27" },
          documents: 84,
          points: 210_480,
          pointPrice: czk(74),
          price: czk(15_575_520),
          madeAt: finishedAt,
          state: "REFUSED_PARTLY",
          stateAt: "2026-12-14T08:20:00Z",
          file: { uuid: "1", name: "KDAVKA.111" },
          print: null,
          archive: { uuid: "2", name: "davky-2026-11-7.zip" },
        }}
      />
    ),
  },
  {
    name: "operations of a batch",
    render: () => (
      <OperationsTable
        rows={[
          {
            code: "21221",
            name: "LTV na neurofyziologickém podkladě",
            count: 212,
            points: 76_108,
            price: czk(5_631_992),
          },
          { code: "21413", name: "Techniky měkkých tkání", count: 198, points: 47_916, price: czk(3_545_784) },
        ]}
      />
    ),
  },
  {
    name: "limits of reporting care",
    render: () => (
      <ReportingLimits
        limits={{ reportBy: "2027-02-28", fullUntil: "2027-03-31", percentageLater: 95 }}
        year="2026"
        today="2026-12-01"
      />
    ),
  },
];
