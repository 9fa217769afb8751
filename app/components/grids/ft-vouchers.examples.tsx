import type { Example } from "../example.ts";
import { ExampleGrid } from "./example-grid.tsx";

const long = "Rechtsschutzversicherungsgesellschaftliche Begutachtung";
const voucher = {
  patient: { uuid: "1", fullName: "Jana Dvořáčková" },
  issued: { id: 1, issuedAt: "2026-02-02" },
  insurer: "111 VZP",
  applicant: { id: 1, name: "MUDr. Otakar Hrubeš, Ph.D.", archived: false },
  diagnosis: "M54.5",
  used: 0,
  booked: 0,
  left: 5,
  bookBy: "2026-02-16",
  beginBy: "2026-03-14",
  endBy: "2026-07-02",
  state: "OPEN",
} as const;

export const examples: Example[] = [
  {
    name: "applicants of FT vouchers, one of them archived",
    render: () => (
      <ExampleGrid
        name="ftVoucherApplicants"
        rows={[
          {
            id: 1,
            applicant: { id: 1, name: "MUDr. Otakar Hrubeš, Ph.D.", archived: false },
            icp: "32246001",
            expertise: "606",
            phone: "+420387000246",
            address: "Na Sadech 24\n370 01 České Budějovice",
          },
          {
            id: 2,
            applicant: { id: 2, name: long, archived: true },
            icp: "32305001",
            expertise: "001",
            phone: null,
            address: null,
          },
        ]}
      />
    ),
  },
  {
    name: "FT vouchers, one of them late, one without a limit",
    render: () => (
      <ExampleGrid
        name="ftVouchers"
        rows={[
          {
            ...voucher,
            id: 1,
            limit: { limit: "BEGIN", by: "2026-03-14", late: true },
            daysLeft: -2,
          },
          {
            ...voucher,
            id: 2,
            applicant: { id: 2, name: long, archived: true },
            limit: { limit: "END", by: "2026-07-02", late: false },
            daysLeft: 108,
          },
          { ...voucher, id: 3, used: 5, left: 0, limit: null, daysLeft: null },
        ]}
      />
    ),
  },
];
