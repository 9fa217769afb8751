import type { Example } from "../example.ts";
import { FileFaults } from "./file-faults.tsx";
import { ReadFile } from "./read-file.tsx";

const fault = { record: "06.E", field: "EROD", expected: null, found: null };
const document = {
  line: 2,
  kind: "06",
  number: "345",
  insuranceCompany: "111",
  insuredNumber: "9001011239",
  primaryDiagnosis: "M545",
  points: "1182",
  rowCount: 2,
  rows: [
    { line: 3, day: "03112026", code: "21001", count: "1", insuredNumber: null },
    { line: 4, day: "31112026", code: "21221", count: "1", insuredNumber: null },
  ],
};
const none = { batchCount: 0, documentCount: 0, invoiceCount: 0, batches: [], invoices: [] };

export const examples: Example[] = [
  {
    name: "a file for an insurer: a batch with its documents, faults first",
    render: () => (
      <ReadFile
        file={{
          ...none,
          kind: "K",
          isWhole: true,
          icz: "81999000",
          insuranceCompany: "111",
          faults: [
            { ...fault, line: 2, fault: "MISSING" },
            { ...fault, line: 4, record: "06.V", field: "VDAT", fault: "DAY_INVALID", found: "31112026" },
            { ...fault, line: 9, record: null, field: null, fault: "CUT", expected: "16", found: "9" },
          ],
          batchCount: 130,
          documentCount: 1_200,
          batches: [
            {
              line: 1,
              version: "V3",
              character: "P",
              type: "90",
              icz: "81999000",
              year: "2026",
              month: "11",
              number: "12",
              points: "12269",
              amount: "0.00",
              insuranceVariant: "1",
              insuranceCompany: "111",
              documentVersion: "06:6.2.47",
              medicamentVersion: "03:6.2.47",
              documentCount: 999,
              documents: [
                document,
                {
                  ...document,
                  line: 5,
                  kind: "05",
                  number: null,
                  insuredNumber: null,
                  primaryDiagnosis: null,
                  rowCount: 120,
                },
              ],
            },
            {
              line: 9,
              version: "V1",
              character: "X",
              type: "81",
              icz: null,
              year: null,
              month: "13",
              number: null,
              points: "mnoho",
              amount: null,
              insuranceVariant: null,
              insuranceCompany: null,
              documentVersion: null,
              medicamentVersion: null,
              documentCount: 0,
              documents: [],
            },
          ],
        }}
      />
    ),
  },
  {
    name: "a file for an insurer: invoices, without faults",
    render: () => (
      <ReadFile
        file={{
          ...none,
          kind: "F",
          isWhole: true,
          icz: "81999000",
          insuranceCompany: "111",
          faults: [],
          invoiceCount: 101,
          invoices: [
            {
              line: 2,
              isAdvance: false,
              number: "26000123",
              issuedOn: "01122026",
              dueOn: "31122026",
              year: "2026",
              month: "11",
              amount: "1679.06",
              points: "2269",
              insuranceVariant: "1",
              healthcare: "15",
              note: "Rehabilitace a fyzioterapie na poukaz",
              batchCount: 101,
              batches: [{ line: 3, number: "12", year: "2026", month: "11", points: "2269", amount: "0.00" }],
            },
            {
              line: 4,
              isAdvance: true,
              number: "26000124",
              issuedOn: "01122026",
              dueOn: "99999999",
              year: "2026",
              month: "11",
              amount: "50000.00",
              points: null,
              insuranceVariant: "1",
              healthcare: "19",
              note: null,
              batchCount: 0,
              batches: [],
            },
          ],
        }}
      />
    ),
  },
  {
    name: "a file with too many faults",
    render: () => <FileFaults isWhole={false} faults={[{ ...fault, line: 7, fault: "UTF8", field: null }]} />,
  },
];
