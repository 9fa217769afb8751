import { beforeAll, expect, test } from "vitest";
import { coding as words } from "#app/i18n/cs/coding.ts";
import { placeOf } from "#rules/insurance/billing/fault-place.ts";
import { codingErrorKinds, codingWarningKinds, type CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import { ids } from "#tests/cast/people.ts";
import { applicant, billInsurers } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const [dana, petr] = [visitor("admin"), visitor("paramedic")];
const FIRST = 4_000_000;
const kinds: CodingFaultKind[] = [...codingErrorKinds, ...codingWarningKinds];

type Seeded = {
  operations?: [code: string, count: number][];
  primary?: string | null;
  insurer?: string | null;
  number?: string | null;
  variant?: string;
  voucher?: { issuedAt?: string; insurer?: string; asked?: string } | null;
};

/** A visit of each fault: what differs from one without faults. */
const seeds: Record<CodingFaultKind, Seeded> = {
  NO_OPERATION: { operations: [] },
  NO_DIAGNOSIS: { primary: null },
  DIAGNOSIS_GENERAL: { primary: "M54" },
  NO_INSURER: { insurer: null },
  NO_INSURED_NUMBER: { number: null },
  EU_CARD_ALONE: { number: null, variant: "4" },
  NO_CONTRACT: { insurer: "207", voucher: { insurer: "207" } },
  NO_VOUCHER: { voucher: null },
  NOT_LISTED: { operations: [["29999", 1]] },
  NO_POINTS: { operations: [["29901", 1]] },
  HOSPITAL_ONLY: { operations: [["29902", 1]] },
  NEVER_PAID: { operations: [["29903", 1]] },
  NOT_CONTRACTED: { operations: [["29905", 1]] },
  CONSENT: { operations: [["29904", 1]] },
  FREQUENCY: { operations: [["29906", 2]] },
  ONCE_A_DAY: { operations: [["29907", 2]] },
  EXERCISE_MINUTES: { operations: [["21221", 3]] },
  EXERCISE_TWICE: { operations: [["21221", 3]] },
  PHYSICAL_FOUR: { operations: [["21113", 5]] },
  INSTRUCTION_ALONE: {
    operations: [
      ["21215", 1],
      ["21221", 1],
    ],
  },
  BEYOND_VOUCHER: { voucher: { asked: "21413" } },
  VOUCHER_LATE: { voucher: { issuedAt: "2025-03-03" } },
  VOUCHER_INSURER: { voucher: { insurer: "205" } },
};

async function seed(at: number, department: number, physician: number, kind: CodingFaultKind) {
  const {
    operations = [["21221", 1]],
    primary = "M545",
    insurer = "111",
    number = String(7_000_000_000 + at),
    variant = "1",
    voucher = {},
  } = seeds[kind];
  const id = FIRST + at;
  const { center, profiles, procedures } = ids;
  await owner.query(
    "insert into patient_cards (id, medical_center_id, name, surname) overriding system value values ($1, $2, 'Vada', $3)",
    [id, center, kind],
  );
  if (insurer !== null)
    await owner.query(
      `insert into patient_insurances (medical_center_id, patient_card_id, valid_from, insurer_code, insurance_number, insurance_variant) values ($1, $2, '2024-01-01', $3, $4, $5)`,
      [center, id, insurer, number, variant],
    );
  if (voucher)
    await owner.query(
      `insert into ft_vouchers (id, medical_center_id, patient_card_id, insurer, insurance_variant, issued_at, applicant_id, expertise, visits, primary_diagnosis, other_diagnosis, operations, created_by)
       overriding system value values ($1, $2, $1, $3, '1', $4, $5, '902', 9, '{"id":1,"code":"M545","name":"Bolesti"}', '[]', $6, $7)`,
      [
        id,
        center,
        voucher.insurer ?? "111",
        voucher.issuedAt ?? "2026-03-02",
        physician,
        JSON.stringify(
          voucher.asked ? [{ id: 1, code: voucher.asked, expertise: "902", name: "", asked: 1, planned: null }] : [],
        ),
        profiles.admin,
      ],
    );
  await owner.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, procedure_id, owner_id) overriding system value
     values ($1, $2, 'EVENT', $3::timestamptz, $3::timestamptz + interval '20 minutes', $4, $5)`,
    [id, center, `2026-03-03T${String(7 + (at % 12)).padStart(2, "0")}:00:00Z`, procedures.therapy, profiles.paramedic],
  );
  await owner.query(
    "insert into patient_attendances (id, medical_center_id, event_id, patient_card_id, state, on_ft_voucher, ft_voucher_id) overriding system value values ($1, $2, $1, $1, 'PRESENT', true, $3)",
    [id, center, voucher ? id : null],
  );
  const coded = {
    departmentId: department,
    expertise: "902",
    operations: await Promise.all(
      operations.map(async ([code, count]) => ({
        id: await operationId(code),
        code,
        expertise: "902",
        name: code,
        count,
      })),
    ),
    primaryDiagnosis: primary && { id: 1, code: primary, name: primary },
    otherDiagnosis: [],
    ftVoucherId: voucher ? id : null,
    reason: null,
  };
  await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, coding)
     select medical_center_id, $1, $1, begin_at, 'LTV', 'LTV', $2, $2, begin_at, $2, 'Petr', repeat('0', 64), $3 from events where id = $1`,
    [id, profiles.paramedic, JSON.stringify(coded)],
  );
}
const operationId = async (code: string): Promise<number> =>
  (await owner.query("select id from medical_operations where code = $1 and expertise = '902'", [code])).rows[0]?.id ??
  0;

beforeAll(async () => {
  const department = await billInsurers(owner);
  const physician = await applicant(owner);
  await owner.query(
    `with edition as (select max(valid_from) as day from code_lists where kind = 'OPERATIONS' and valid_from <= '2026-03-03')
     insert into listed_operations (valid_from, code, expertise, name, duration, points, category, places)
     select day, code, '902', code, 10, points, category, places from edition, (values
       ('29901', null::int, 'P', null), ('29902', 10, 'P', 'H'), ('29903', 10, 'N', null), ('29904', 10, 'Z', null),
       ('29905', 10, 'P', null), ('29906', 10, 'P', null), ('29907', 10, 'P', null)) as made (code, points, category, places)`,
  );
  await owner.query(
    `with made as (insert into medical_operations (code, expertise) select (29900 + n)::text, '902' from generate_series(1, 7) n returning id, code)
     insert into insurance_contract_operations (medical_center_id, contract_id, operation_id)
     select $1, insurance_contracts.id, made.id from insurance_contracts, made where code <> '29905'`,
    [ids.center],
  );
  await owner.query(
    `insert into operation_frequencies (valid_from, code, limitation, quantity, period, periods)
     select max(valid_from), '29906', '1', 1, 'den', 1 from code_lists where kind = 'FREQUENCIES' and valid_from <= '2026-03-03'`,
  );
  for (const [at, kind] of kinds.entries()) await seed(at, department, physician, kind);
});

test("each seeded fault, one of every kind, is listed with the way to where it is corrected, and keeps its document out", async () => {
  const held = await dana.get("/vyuctovani-pro-pojistovny?month=2026-03");
  const mine = await petr.get("/moje-prace");
  const links = {
    card: "upravit",
    voucher: "poukaz",
    contract: "nova-smlouva?expertise=902&insurer=207&back=",
    operations: "/vykony?back=",
    list: "ciselnik-vykonu?q=29901&expertise=902&back=",
    report: "nova-zprava?corrects=",
  };
  for (const kind of kinds) {
    const place = placeOf(kind);
    const page = place === "report" ? mine : held;
    const rows = page.all("main tr").filter(({ text }) => text.includes(`Vada ${kind}`));
    const [said] = words.faults[kind].split("{{");
    const items = rows.flatMap((row) =>
      row
        .querySelectorAll("li")
        .filter(({ text }) => text.replaceAll("\u00a0", " ").includes(said!.replaceAll("\u00a0", " ").trim())),
    );
    const hrefs = items.flatMap((item) => item.querySelectorAll("a").map((link) => link.getAttribute("href")));
    expect([kind, hrefs.filter((href) => href?.includes(links[place])).length]).toEqual([kind, 1]);
  }
  expect(held.text("main")).not.toContain("Vytvořit dávky");
});
