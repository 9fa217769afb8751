import type { Pool } from "pg";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { hrefOf } from "#app/paths/href.ts";
import { pages, type PageName } from "#app/paths/all.ts";
import { emails, ids, password, tokens, uuids, type Role } from "#tests/cast/people.ts";
import { openBookings } from "#tests/kit/bookings.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { noSums } from "#rules/months/sums.ts";
import { known, prepareSamples } from "#tests/kit/operation-samples.ts";
import type { testPages, Visitor } from "#tests/kit/pages.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";
import { turnOn } from "#tests/kit/accounts/second-factor.ts";
import { addressesOf } from "#tests/walks/addresses.ts";
import { rowsOf } from "#tests/walks/rows.ts";
import { openWaysIn } from "./ways-in.ts";
import { formsOf, pageAt, type Form } from "./forms.ts";

type Kit = Awaited<ReturnType<typeof testPages>>;

/** Plans, and a configured model, so that centres are asked for their consent; it is never called. */
export const withModel = { ...withPlans, MOTUS_AI_URL: "https://model.example/v1", MOTUS_AI_MODEL: "made-up" };
export const pin = "7294";

/**
 * Every form of the product, found by visiting every address as every kind of person, and in intermediate states: at a
 * shared desk, between two steps of a login, with a link from a mail. Unless `thorough`, a page is visited by the first
 * person who finds it: its forms are the same for all.
 */
export async function findForms({ visitor, site, database, app, clock }: Kit, thorough: boolean) {
  const { owner } = database;
  const found = new Map<string, Form>();
  async function collect(who: Role | null, address: string, someone: Visitor = visitor(who)) {
    const page = await someone.get(address);
    for (const form of formsOf(page, address)) {
      const key = JSON.stringify([
        form.page,
        form.method,
        form.button?.split(".")[0],
        form.controls.map(({ name }) => name).sort(),
      ]);
      if (!found.has(key)) found.set(key, { ...form, who, cookies: new Map(someone.cookies) });
    }
    return page;
  }
  const { token } = await openWaysIn(owner);
  async function call(who: Role, query: string, variables: object = {}) {
    const headers = { "content-type": "application/json", "x-authorization": tokens[who] };
    return (
      await site.fetch(
        new Request("http://motus.example/graphql", {
          method: "POST",
          body: JSON.stringify({ query, variables }),
          headers,
        }),
      )
    ).json();
  }

  await prepareSamples(owner);
  await owner.query("update medical_centers set first_steps_since = $1 where id = $2", [clock.now, ids.center]);
  const card = await fullCard(owner, "Tajemná", "2026-03-02");
  await fullCard(owner, "Dávná", "2010-03-02");
  for (const { uuid } of (await owner.query("select uuid from files")).rows)
    await app.services.storage.put(uuid, new Blob(["%PDF-1.4\n"]).stream());
  const draft = (await owner.query("select uuid from medical_reports where id = $1", [known.ownReport.paramedic]))
    .rows[0].uuid as string;
  await preparePrints(owner);
  await collect(null, `/obnova-hesla/${token.password}`);
  await collect("lonely", `/prihlasovaci-email/${token.email}`);
  await collect(null, "/vytvoreni-hesla?token=a-registration");
  await collect("admin", `/vytvoreni-profilu?token=${token.invitation}`);
  await collect(null, "/souhlas/a-consent");
  await openBookings(owner);
  await collect(null, `/rezervace/u-lipy?service=${ids.procedures.therapy}&at=2026-03-17T10:00:00Z`);
  await owner.query(
    "update bookings set token_hash = $1, begin_at = '2026-03-20 09:00Z', end_at = '2026-03-20 10:00Z' where id = 917",
    [tokenHash("a-request")],
  );
  await collect(null, "/moje-rezervace/a-request");
  await collect("receptionist", "/vyber-profilu");
  for (const more of ["TEAM&newUsersLimit=20", "UNSUBSCRIBED"])
    await collect(
      "admin",
      `/nastaveni/zdravotnicke-zarizeni/predplatne/zmena-predplatneho?newPaymentFrequency=MONTHLY&newSubscriptionType=${more}`,
    );
  await collect("admin", "/cenik/zmena-o-procento?percent=5");
  await call(
    "admin",
    `mutation { dataGridViewSave(name: "payments", input: { name: "Moje", columns: ["price"] }) { id } }`,
  );
  for (const page of ["/pohled", "/pohled/odebrani"])
    await collect("admin", `${page}?list=payments&view=1&back=%2Fplatby`);
  await collect("receptionist", `/kartoteka/${uuids.jana}/slouceni/${uuids.karel}`);
  const merged = await fullCard(owner, "Dvojí", "2026-03-03");
  await call(
    "admin",
    `mutation { patientCardsMerge(kept: ${ids.patients.anna}, keptVersion: 1, merged: ${merged.id}, mergedVersion: 1, fromMerged: [], fromBoth: []) { id } }`,
  );
  await collect("receptionist", `/kartoteka/${uuids.anna}/rozdeleni`);
  await collect("receptionist", `/poukazy-ft/${known.ownEntry.admin}/planovani?procedure=${ids.procedures.therapy}`);
  for (const operation of ["uzavreni", "otevreni", "odebrani"])
    await collect("receptionist", `/poukazy-ft/${known.ownEntry.admin}/${operation}`);
  const {
    rows: [reported],
  } = await owner.query(
    `update patient_attendances set on_ft_voucher = true, ft_voucher_id = ft_vouchers.id from ft_vouchers
     where ft_vouchers.patient_card_id = patient_attendances.patient_card_id and event_id = $1 returning ft_voucher_id as voucher`,
    [card.event],
  );
  await collect("admin", `/poukazy-ft/${reported.voucher}/zprava`);
  await owner.query(
    "insert into batch_runs (medical_center_id, month, total, asked_at, asked_by, failed_at) values ($1, '2026-03-01', 1, now(), $2, now())",
    [ids.center, ids.profiles.admin],
  );
  await collect("admin", "/vyuctovani-pro-pojistovny?month=2026-03");
  await owner.query(
    `with mine as (update returned_documents set for_author = true where id = $1 returning medical_center_id, document_id)
     insert into batch_reports (medical_center_id, document_id, report_id) select medical_center_id, document_id, $2 from mine`,
    [known.returnedDocument, known.ownReport.paramedic! + 30],
  );
  await collect("paramedic", "/moje-prace");
  for (const operation of ["smazani", "podpis"]) await collect("paramedic", `/kartoteka/zaznam/${draft}/${operation}`);
  for (const day of ["2026-03-24", "2026-03-25"]) {
    const input = `{ eventType: EVENT, beginAt: "${day}T08:00:00Z", procedure: ${ids.procedures.therapy}, owner: ${ids.profiles.paramedic}, patientCards: [${ids.patients.jana}] }`;
    const { data } = await call("admin", `mutation { eventCreate(input: ${input}) { id } }`);
    await collect("receptionist", `/zruseni-dne?profile=${ids.profiles.paramedic}&date=${day}`);
    if (day === "2026-03-25")
      await call(
        "admin",
        `mutation { dayCancel(profile: ${ids.profiles.paramedic}, date: "${day}", events: [${data.eventCreate.id}]) { events { id } } }`,
      );
    await collect("receptionist", `/zruseni-dne/vratit?profile=${ids.profiles.paramedic}&date=${day}`);
  }

  await owner.query(
    `with waiting as (insert into waiting_patients (medical_center_id, patient_card_id) values ($1, $2) returning id)
     insert into waiting_patient_profiles (medical_center_id, waiting_patient_id, profile_id) select $1, id, $3 from waiting`,
    [ids.center, ids.patients.karel, ids.profiles.paramedic],
  );
  const work = hrefOf("cs", pages.staffWork.path, { profile: ids.profiles.paramedic });
  for (const path of [`${work}?to=seznam`, `${work}/nahradnici?to=${ids.profiles.admin}`]) await collect("admin", path);

  for (const [profile, change] of [
    [ids.profiles.deactivated, "vraceni-pristupu"],
    [ids.profiles.paramedic, "ukonceni-pristupu"],
  ] as const)
    await collect("admin", hrefOf("cs", pages.staffChange.path, { profile, change }));

  const desk = visitor();
  await desk.post("/prihlaseni", { username: emails.admin, password });
  await desk.post("/nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/novy", { name: "Recepce", lockMinutes: "60" });
  await desk.post("/nastaveni/osobni/pin", { pin, password });
  const atDesk = await collect("admin", "/", desk);
  const locking = atDesk.document.querySelector("form[data-lock]")!.getAttribute("action")!.replaceAll("&amp;", "&");
  await collect(null, (await desk.post(locking, {})).location!, desk);
  await call("paramedic", "mutation ($password: String!) { secondFactorPrepare(password: $password) }", { password });
  await collect("paramedic", "/nastaveni/osobni/dvoufazove-prihlaseni/zapnuti/kod");
  await turnOn({ call, clock } as unknown as Parameters<typeof turnOn>[0], "manager");
  const owing = visitor();
  await collect(null, (await owing.post("/prihlaseni", { username: emails.manager, password })).location!, owing);
  await collect("manager", "/nastaveni/osobni/dvoufazove-prihlaseni/vypnuti");
  await collect("manager", "/nastaveni/osobni/dvoufazove-prihlaseni/zalozni-kody");

  await owner.query(
    "insert into month_closes (medical_center_id, month, sums, closed_at, closed_by) values ($1, '2026-02-01', $2, now(), $3)",
    [ids.center, noSums, ids.profiles.admin],
  );
  await collect("admin", hrefOf("cs", pages.monthReopen.path, { month: "2026-02" }));
  await owner.query("update month_closes set reopened_at = now(), reopened_by = $1, reopen_reason = 'x'", [
    ids.profiles.admin,
  ]);

  const ours = await rowsOf(owner, card);
  const bare = Object.values(pages).flatMap(({ path }) => (path.includes(":") ? [] : [`/${path}`]));
  const named = [{ ...ours, report: draft, attachment: known.uuids.attachment }, ours].flatMap((rows) =>
    addressesOf(rows).map(({ address }) => address),
  );
  const addresses = [...new Set([...bare, ...named])].filter((address) => pages[pageAt(address)!].layout !== "none");
  const answered = new Set<string>();
  for (const who of ["admin", "paramedic", "receptionist", "manager", "lonely", null] as const)
    for (const address of addresses) {
      if (answered.has(address) && !thorough) continue;
      if ((await collect(who, address)).status === 200) answered.add(address);
    }

  const forms = [...found.values()];
  return [...forms, ...sentByScripts(forms, card.uuid)];
}

/**
 * Requests that scripts send without a form of their own: a page's form to another address, or with additional fields.
 */
function sentByScripts(forms: Form[], uuid: string): Form[] {
  const likewise = (page: PageName, ...from: PageName[]) =>
    forms
      .filter((form) => from.includes(form.page) && form.method === "post")
      .map((form) => ({ ...form, page, address: hrefOf("cs", pages[page].path, { uuid }) }));
  const move = {
    version: "1",
    days: "1",
    minutes: "0",
    longer: "0",
    by: "staffs",
    from: "0",
    to: "0",
    idempotencyKey: "move",
  };
  const handedOver = { ticket: "1.2.3", place: "/kartoteka/novy", typed: "name=Jana" };
  const scripted = (page: PageName, params: Record<string, number>, fields: Record<string, string>): Form => ({
    who: "admin",
    cookies: new Map([["motus", tokens.admin]]),
    page,
    address: hrefOf("cs", pages[page].path, params),
    method: "post",
    button: null,
    fields: Object.entries(fields),
    controls: Object.keys(fields).map((name) => ({ name, kind: "hidden", options: [] })),
  });
  return [
    ...likewise("reportDraft", "reportNew", "reportEdit"),
    ...likewise("attachmentUpload", "attachmentNew"),
    scripted("calendarMove", { id: ids.events.janaTherapy }, move),
    scripted("eventAttendance", { id: ids.events.janaTherapy }, { progress: "ARRIVED" }),
    scripted("sessionWatch", {}, handedOver),
  ];
}

/** A consent requested by mail, the link of a registration, and a second profile of a user. */
async function preparePrints(owner: Pool) {
  await owner.query(
    "insert into account_tokens (token_hash, kind, email, expires_at) values ($1, 'REGISTRATION', 'nova@lipa.example', '2036-01-01')",
    [tokenHash("a-registration")],
  );
  await owner.query(
    `insert into gdpr_consent_links (medical_center_id, patient_card_id, wording_id, recipient, token_hash, created_by, expires_at) values ($1, $2, $3, 'karel@example.com', $4, $5, '2036-01-01')`,
    [ids.center, ids.patients.karel, known.wording, tokenHash("a-consent"), ids.profiles.admin],
  );
  await owner.query(
    "insert into medical_centers (id, name, slug) overriding system value values (901, 'Druhá ordinace', 'druha')",
  );
  await owner.query(
    "insert into profiles (medical_center_id, user_id, role, name, surname, email, registered_at) select 901, id, 'ROLE_ADMIN', 'Renata', 'Malá', email, now() from users where email = $1",
    [emails.receptionist],
  );
}
