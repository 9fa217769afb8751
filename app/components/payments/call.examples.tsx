import type { Example } from "../example.ts";
import { exampleIssuer } from "../example-issuer.ts";
import { CallPage } from "./call-page.tsx";

const long = "Rechtsschutzversicherungsgesellschaftliche Begutachtung";
export const examples: Example[] = [
  {
    name: "call for payment on paper",
    render: () => (
      <CallPage
        call={{
          issuer: exampleIssuer,
          customer: { ...exampleIssuer, name: long, companyNumber: null, vatNumber: null },
        }}
        on="2026-03-16T09:30:00Z"
        lines={[{ id: 1, name: long, price: { amount: 95_050 }, listPrice: { amount: 95_050 }, discountReason: null }]}
        price={{ amount: 95_050, currency: "CZK" }}
        paid={5_000}
        transfer={{
          accountNumber: "19-2000145399/0800",
          iban: "CZ6508000000192000145399",
          message: "Platba 26000001",
          variableSymbol: "26000001",
          invoiceNumber: null,
          price: { amount: 90_050, currency: "CZK" },
        }}
        qr={{ size: 9, path: "M4 4h1v1h-1z" }}
      />
    ),
  },
];
