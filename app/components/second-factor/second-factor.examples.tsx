import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { CodeField } from "./code-field.tsx";
import { ConnectPhone } from "./connect-phone.tsx";
import { DevicesTable } from "./devices-table.tsx";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { StaffTable } from "./staff-table.tsx";

const href = () => "#";
const device = { address: "192.0.2.7", createdAt: "2026-03-16T09:00:00Z", expiresAt: "2026-04-15T09:00:00Z" };

export const examples: Example[] = [
  {
    name: "a key for the telephone",
    render: () => (
      <ConnectPhone
        secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
        uri="otpauth://totp/Motus"
        qr={{ size: 9, path: "M1 1h3v3h-3zM5 1h1v1h-1zM5 5h3v1h-3zM1 5h2v2h-2z" }}
      />
    ),
  },
  { name: "recovery codes", render: () => <RecoveryCodes codes={["7KQM-2XHD-9RTV", "4FWB-8NPC-3SJY"]} /> },
  {
    name: "codes to be typed",
    render: () => (
      <Form>
        <CodeField field={exampleField("code", { errors: ["codeWrong"] })} />
        <CodeField field={exampleField("recoveryCode")} of="recovery" />
      </Form>
    ),
  },
  {
    name: "both factors again",
    render: () => (
      <ProofForm
        question="Vypnout dvoufázové přihlášení?"
        account={{ name: "Mgr. Dana Marešová", email: "dana@lipa.example" }}
        effect="K přihlášení pak bude stačit heslo."
        does="Vypnout dvoufázové přihlášení"
        backHref="#"
        danger
        page={{
          form: { id: "proof", allErrors: {} },
          fields: { password: exampleField("proofPassword"), code: exampleField("proofCode") },
          formProps: { id: "proof" },
        }}
      />
    ),
  },
  {
    name: "devices without a code",
    render: () => (
      <DevicesTable
        forgetHref={href}
        devices={[
          { id: 1, device: "Firefox, Windows", ...device },
          { id: 2, device: null, ...device },
        ]}
      />
    ),
  },
  {
    name: "second factors of the staff",
    render: () => (
      <StaffTable
        removeHref={href}
        staff={[
          { since: "2026-03-16T09:00:00Z", own: true, profile: { id: 1, fullName: "Mgr. Dana Marešová" } },
          { since: "2026-03-16T09:00:00Z", own: false, profile: { id: 2, fullName: "Petr Šindelář" } },
          { since: null, own: false, profile: { id: 3, fullName: "Renata Malá" } },
        ]}
      />
    ),
  },
];
