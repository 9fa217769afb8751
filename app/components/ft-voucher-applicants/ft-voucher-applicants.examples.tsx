import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { FtVoucherApplicantFields } from "./ft-voucher-applicant-fields.tsx";

const specialties = [
  { code: "201", name: "rehabilitační a fyzikální medicína" },
  { code: "606", name: "ortopedie" },
];

export const examples: Example[] = [
  {
    name: "form of an applicant, refused",
    render: () => (
      <Form>
        <FtVoucherApplicantFields
          fields={{
            name: exampleField("applicant-name", { errors: ["required"] }),
            icp: exampleField("applicant-icp", { defaultValue: "3291700", errors: ["placeNumberInvalid"] }),
            expertise: exampleField("applicant-expertise", { defaultValue: "201" }),
            phone: exampleField("applicant-phone", { defaultValue: "+420601000377" }),
            address: exampleField("applicant-address", { defaultValue: "Poliklinika U Lípy\nLipová 12\n602 00 Brno" }),
          }}
          specialties={specialties}
        />
      </Form>
    ),
  },
];
