import { EmptyState } from "./empty-state.tsx";
import { StateChip } from "./chip.tsx";
import type { Example } from "../example.ts";
import { Pagination } from "./pagination.tsx";
import { Table, type Column } from "./table.tsx";

const columns: Column[] = [
  { label: "Vystaveno", sort: { href: "#vystaveno", direction: "desc" } },
  { label: "Pacient", sort: { href: "#pacient" } },
  { label: "Položky" },
  { label: "Stav" },
  { label: "Částka", right: true },
];
const payments = [
  ["25. 11. 10:32", "Kučera Jan", "Individuální LTV", "650 Kč"],
  ["25. 11. 10:05", "Veselá-Horáčková Iva", "Permanentka LTV 10×", "5 900 Kč"],
  ["25. 11. 9:31", "Marek Ondřej", "Vstupní vyšetření a 3 další", "3 070 Kč"],
  ["25. 11. 8:40", "Freiherr von Untersteinbacher Maximilian", "Gruppenkrankengymnastik im Bewegungsbad", "220 Kč"],
];

const Row = ({ cells: [when, who, what, amount] }: { cells: string[] }) => (
  <tr>
    <th scope="row" className="nw num">
      <a href="#platba">{when}</a>
    </th>
    <td data-l="Pacient">{who}</td>
    <td data-l="Položky">{what}</td>
    <td data-l="Stav">
      {amount === "5 900 Kč" ? (
        <StateChip state="todo" icon="hourglass">
          Čeká na platbu
        </StateChip>
      ) : (
        <StateChip state="ok" icon="check">
          Zaplaceno
        </StateChip>
      )}
    </td>
    <td data-l="Částka" className="r">
      {amount}
    </td>
  </tr>
);

const foot = (
  <>
    <tr>
      <th scope="row" colSpan={4} className="r">
        Čeká na platbu
      </th>
      <td className="r">5 900 Kč</td>
    </tr>
    <tr className="sum">
      <th scope="row" colSpan={4} className="r">
        Přijato za celý výběr
      </th>
      <td className="r">3 940 Kč</td>
    </tr>
  </>
);

export const examples: Example[] = [
  {
    name: "empty",
    render: () => (
      <EmptyState title="Zatím tu není žádný náhradník" action={{ href: "#novy", label: "Přidat prvního náhradníka" }}>
        Sem patří pacienti, kteří čekají na uvolněný termín. Jakmile se termín uvolní, nabídneme je.
      </EmptyState>
    ),
  },
  {
    name: "one row",
    render: () => (
      <Table caption="Platby" columns={columns}>
        <Row cells={payments[0]!} />
      </Table>
    ),
  },
  {
    name: "many, with totals and pages",
    render: () => (
      <>
        <Table caption="Platby od nejnovější" columns={columns} foot={foot}>
          {payments.map((cells) => (
            <Row key={cells[0]} cells={cells} />
          ))}
        </Table>
        <Pagination list={{ items: Array(50), page: 2, pageSize: 50, total: 4213 }} hrefOf={(page) => `#${page}`} />
      </>
    ),
  },
  {
    name: "all on one page, too many to count",
    render: () => (
      <>
        <Pagination list={{ items: Array(9), page: 1, pageSize: 50, total: 9 }} hrefOf={(page) => `#${page}`} />
        <Pagination
          list={{ items: Array(50), page: 1, pageSize: 50, total: 1000, totalIsCapped: true }}
          hrefOf={(page) => `#${page}`}
        />
      </>
    ),
  },
  {
    name: "compact",
    render: () => (
      <Table caption="Výkony" columns={[{ label: "Kód" }, { label: "Výkon" }, { label: "Body", right: true }]} tight>
        <tr>
          <th scope="row">21221</th>
          <td data-l="Výkon">Individuální LTV s využitím neurofyziologických metod</td>
          <td data-l="Body" className="r">
            156
          </td>
        </tr>
        <tr>
          <th scope="row">21415</th>
          <td data-l="Výkon">Mobilizace páteře a periferních kloubů</td>
          <td data-l="Body" className="r">
            73
          </td>
        </tr>
      </Table>
    ),
  },
];
