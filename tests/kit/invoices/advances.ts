import { ids, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";

const { attendances, center, patients } = ids;
const crowns = (amount: number) => ({ amount, currency: "CZK" });

/** The cast's centre as a payer of VAT that issues invoices, with payments of Jana's visit and their documents. */
export async function advancesOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  await owner.query(
    `insert into billing_information (medical_center_id, company_name, company_number, vat_number, vat_payer, town, iban, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', '10000071', 'CZ10000071', true, 'Praha', 'CZ6508000000192000145399', true)`,
    [center],
  );

  async function ask(document: string, variables: object = {}, who: Role = "admin") {
    const { data, errors } = await api.call(who, document, variables);
    if (!errors) return data[Object.keys(data)[0]!];
    const fields = (errors[0]!.extensions.fields ?? []) as { path: string[]; code: string }[];
    return fields.map(({ path, code }) => `${path.join(".")} ${code}`).join() || errors[0]!.extensions.code;
  }

  /** A payment of a visit on a day of April, with a taxed line and one of exempt care. */
  async function visitOn(day: string, vatRate = "PRIMARY"): Promise<number> {
    const item = (name: string, amount: number, rate: string) => ({
      name,
      price: crowns(amount),
      vatRate: rate,
      targetType: "PROCEDURE",
    });
    const { id } = await ask("mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }", {
      input: { patientCard: patients.jana, items: [item("Masáž", 121_000, vatRate), item("LTV", 79_000, "ZERO")] },
    });
    await owner.query("update payments set attendance_id = null where attendance_id = $1", [attendances.jana]);
    await owner.query("update payments set attendance_id = $1 where id = $2", [attendances.jana, id]);
    await owner.query(
      `update events set begin_at = $2::timestamptz, end_at = $2::timestamptz + interval '1 hour'
     where id = (select event_id from patient_attendances where id = $1)`,
      [attendances.jana, `${day}T08:00:00Z`],
    );
    return id;
  }

  async function stateOf(payment: number) {
    return ask(
      `{ payment(payment: ${payment}) { version invoiced advance { receivedOn amount { amount } }
       entries { id } invoices { id version kind invoiceNumber creditable credited creditedWhole price { amount } } } }`,
    );
  }
  /** Runs a mutation of the payment as it is now. */
  const change = async (payment: number, mutation: (version: number) => string) =>
    ask(`mutation { ${mutation((await stateOf(payment)).version)} }`);
  const take = (payment: number, amount: number, method = "CARD") =>
    change(
      payment,
      (version) =>
        `paymentUpdate(payment: ${payment}, version: ${version}, input: { paymentMethod: ${method}, amount: { amount: ${amount}, currency: "CZK" } }) { id }`,
    );
  const document = (payment: number, customer = "") =>
    change(
      payment,
      (version) =>
        `invoiceAdvanceCreate(payment: ${payment}, version: ${version}${customer}) { id invoiceCacheUuid invoiceNumber }`,
    );
  const invoice = (payment: number, customer = "") =>
    change(
      payment,
      (version) =>
        `invoiceCreate(payment: ${payment}, version: ${version}${customer}) { id invoiceCacheUuid invoiceNumber }`,
    );
  const credit = async (payment: number, kind: string, lines = "[0, 1]") => {
    const { id, version } = (await stateOf(payment)).invoices.findLast(
      (one: { kind: string; credited: boolean }) => one.kind === kind && !one.credited,
    );
    return ask(
      `mutation { invoiceCreditNoteCreate(invoice: ${id}, version: ${version}, lines: ${lines}, reason: "Nepřijde") { price { amount } isdoc { text } } }`,
    );
  };
  const contentOf = async (uuid: string) =>
    (await ask(`{ dataForInvoice(invoiceCacheUuid: "${uuid}") { content } }`)).content;
  /** Sets the clock to a day, with all sessions open. */
  const on = async (day: string) => {
    api.clock.now = new Date(`${day}T09:00:00Z`);
    await owner.query("update sessions set expires_at = '2027-01-01', last_seen_at = $1", [api.clock.now]);
  };
  return { ask, visitOn, stateOf, change, take, document, invoice, credit, contentOf, on };
}
