import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { ProposedServices } from "./proposed-services.tsx";

const steps = [
  { label: "Služby a ceny", text: "hotovo", href: "#", done: true },
  { label: "Pracovní doba", text: "Kdy vás lze objednat.", href: "#", done: false },
  {
    label: "Údaje na dokladech",
    text: "Adresa, IČO a účet, bez kterých nejde vystavit faktura.",
    href: "#",
    done: false,
  },
  { label: "Kolegové", text: "Pozvěte ty, kdo s vámi pracují, i recepci.", href: "#", done: false },
];

const bring = { label: "Načíst pacienty z jiného programu", href: "#" };

const row = (name: string, minutes: string, price: string, errors?: { price: string[] }) => ({
  proposal: exampleField(`proposed-${minutes}-proposal`),
  chosen: exampleField(`proposed-${minutes}-chosen`, { defaultValue: "on" }),
  name: exampleField(`proposed-${minutes}-name`, { defaultValue: name }),
  duration: exampleField(`proposed-${minutes}-duration`, { defaultValue: minutes }),
  price: exampleField(`proposed-${minutes}-price`, { defaultValue: price, ...(errors && { errors: errors.price }) }),
});

export const examples: Example[] = [
  {
    name: "first steps of a new centre",
    render: () => (
      <FirstSteps
        title="První kroky"
        text="Hotovo 1 ze 4. Pořadí je na vás a vrátit se můžete kdykoli."
        steps={steps}
        bring={bring}
        close={{ action: "#", label: "Přehled skrýt", idempotencyKey: "1" }}
      />
    ),
  },
  {
    name: "first steps on a page of their own",
    render: () => <FirstSteps text="Hotovo 1 ze 4." steps={steps} bring={bring} />,
  },
  {
    name: "proposed services",
    render: () => (
      <Form>
        <ProposedServices
          currency="CZK"
          rows={[row("Vstupní vyšetření", "60", "1 200"), row("Rázová vlna", "15", "moc", { price: ["priceInvalid"] })]}
        />
      </Form>
    ),
  },
];
