import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { events } from "#api/core/db/tables/events.ts";
import { patientAttendances } from "#api/core/db/tables/patient-attendances.ts";
import { profiles } from "#api/core/db/tables/profiles.ts";
import { patientCards } from "#api/core/db/tables/patient-cards.ts";
import { procedures } from "#api/core/db/tables/procedures.ts";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const owner = createDb(database.owner);

test("a week of eight people and 250 events weighs at most 14 kB, and no name breaks out of it", async () => {
  const medicalCenterId = ids.center;
  const people = await owner
    .insert(profiles)
    .values(
      Array.from({ length: 6 }, (_, n) => ({
        medicalCenterId,
        role: "ROLE_PARAMEDIC" as const,
        name: "Osoba",
        surname: `Osobová${n}`,
        email: `osoba${n}@lipa.example`,
      })),
    )
    .returning();
  const staff = [ids.profiles.admin, ids.profiles.paramedic, ...people.map(({ id }) => id)];
  const colors = ["GREEN", "CYAN", "BLUE", "VIOLET", "ORANGE", "PINK"] as const;
  const services = await owner
    .insert(procedures)
    .values(
      colors.map((color, n) => ({
        medicalCenterId,
        name: `Léčebná služba ${n}`,
        durationMinutes: 45,
        priceAmount: 1,
        color,
      })),
    )
    .returning();
  const syllables = ["Nov", "Dvo", "Svo", "Pro", "Kuč", "Ves", "Hor", "Něm", "Mar", "Pos"];
  const surname = (n: number) =>
    n === 7
      ? `</script><b>"`
      : `${syllables[n % 10]}${syllables[(n * 7) % 9]!.toLowerCase()}${["ák", "ová", "ý", "ek"][n % 4]}`;
  const cards = await owner
    .insert(patientCards)
    .values(Array.from({ length: 250 }, (_, n) => ({ medicalCenterId, name: "Pacient", surname: surname(n) })))
    .returning();
  const at = (n: number) =>
    Date.parse("2026-05-11T05:00:00Z") + (n % 5) * 86_400_000 + (Math.floor(n / 40) * 60 + (n % 3) * 15) * 60_000;
  const rows = await owner
    .insert(events)
    .values(
      cards.map((_card, n) => ({
        medicalCenterId,
        type: "EVENT" as const,
        ownerId: staff[Math.floor(n / 5) % 8]!,
        procedureId: services[(n * 5) % 6]!.id,
        beginAt: new Date(at(n)),
        endAt: new Date(at(n) + 45 * 60_000),
      })),
    )
    .returning();
  await owner.insert(patientAttendances).values(
    rows.map((row, n) => ({
      medicalCenterId,
      eventId: row.id,
      patientCardId: cards[n]!.id,
      state: n % 2 ? ("PRESENT" as const) : ("NOT_SET" as const),
    })),
  );

  const paramedic = visitor("paramedic");
  await paramedic.get("/kartoteka"); // brings the style sheet, whose first part a page would bring otherwise
  const { html, all } = await paramedic.get("/?view=resource-week&date=2026-05-13");
  expect(all(".lane .t")).toHaveLength(250);
  const weight = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(weight).toBeLessThanOrEqual(14_000);
  expect(html).not.toContain(`</script><b>`);
  expect(html).not.toContain("\u0000");
  expect(all(".t").some((tile) => tile.text.includes(`</script><b>"\n`) || tile.text.includes("&lt;/script&gt;"))).toBe(
    true,
  );
  expect(all(".lane b")).toHaveLength(0);
});

test("a week of more events than one page can show opens one of its days, with a note", async () => {
  await database.owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at)
     select ${ids.center}, 'EVENT', at, at + interval '1 minute' from generate_series('2026-06-01T00:00:00Z'::timestamptz, '2026-06-07T21:00:00Z', '30 seconds') as at`,
  );
  const renata = visitor("receptionist");
  expect((await renata.get("/?view=resource-week&date=2026-06-03&staffs=3")).status).toBe(200);
  const crowded = await renata.get("/?view=resource-week&date=2026-06-03");
  expect(crowded.location).toBe("/?date=2026-06-03&view=resource-day");
  const day = await renata.follow(crowded);
  expect([day.status, day.all(".day").length]).toEqual([200, 1]);
  expect(day.text()).toContain("událostí příliš mnoho");
});
