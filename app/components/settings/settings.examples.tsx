import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { CenterFields } from "./center-fields.tsx";
import { ExemptServices } from "./exempt-services.tsx";

const field = (name: string, defaultValue?: string) => exampleField(name, { defaultValue });
const address = {
  uliceNazev: field("street", "Lipová"),
  cisloDomovni: field("house", "418"),
  cisloOrientacni: field("orientation", "7"),
  psc: field("postcode", "373 81"),
  obecNazev: field("town", "Kamenný Újezd"),
  castObceNazev: field("part"),
};

export const examples: Example[] = [
  {
    name: "details of the centre",
    render: () => (
      <Form>
        <CenterFields
          fields={{
            name: field("name", "Fyzio U Lípy"),
            phone: field("phone", "601 000 100"),
            email: field("email", "info@lipa.example"),
            abroadAddress: field("abroad"),
            visitMinutes: field("visit-minutes", "45"),
            logo: exampleField("logo", { errors: ["logoTypeRefused"] }),
            removeLogo: field("removeLogo"),
          }}
          address={address}
          logo={null}
        />
      </Form>
    ),
  },
  {
    name: "services that stay exempt",
    render: () => <ExemptServices services={[{ id: 1, name: "Individuální LTV", href: "#" }]} />,
  },
];
