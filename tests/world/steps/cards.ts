import fc from "fast-check";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { World } from "../open-world.ts";
import { pick, pickOf, step } from "../step.ts";

const versionOf = async (world: World, card: number): Promise<number> =>
  (await world.sql("select version from patient_cards where id = $1", [card]))[0].version;

export const createCard = step("createCard", fc.nat(99), async (world, n) => {
  const input = {
    name: "Pacient",
    surname: `Cislo${n}`,
    email: `pacient${n}@pacient.example`,
    phone: `+420602${String(100_000 + n)}`,
  };
  const made = await world.ask(
    "receptionist",
    "mutation ($input: PatientCardInput!) { patientCardCreate(input: $input, confirmDuplicate: true) { id } }",
    { input },
  );
  if (made) world.model.cards.set(made.id, { language: null, closed: false, mergedInto: null });
});

export const changeCard = step(
  "changeCard",
  fc.record({
    pick,
    language: fc.constantFrom<Locale>("cs", "de", "en"),
    noticesRefused: fc.constantFrom(false, false, true),
  }),
  async (world, { pick, ...input }) => {
    const card = pickOf(world.model.openCards(), pick);
    if (card === undefined) return;
    const changed = await world.ask(
      "receptionist",
      `mutation ($input: PatientCardInput!) { patientCardUpdate(patientCard: ${card}, version: ${await versionOf(world, card)}, input: $input) { id } }`,
      { input },
    );
    if (changed) world.model.cards.get(card)!.language = input.language;
  },
);

export const merge = step("merge", fc.tuple(pick, pick), async (world, [one, other]) => {
  const { model } = world;
  const [kept, merged] = [pickOf(model.openCards(), one), pickOf(model.openCards(), other)];
  if (kept === undefined || merged === undefined || kept === merged) return;
  const versions = `keptVersion: ${await versionOf(world, kept)}, mergedVersion: ${await versionOf(world, merged)}`;
  const document = `mutation { patientCardsMerge(kept: ${kept}, merged: ${merged}, ${versions}, fromMerged: [], fromBoth: []) { id } }`;
  if (!(await world.ask("receptionist", document))) return;
  Object.assign(model.cards.get(merged)!, { closed: true, mergedInto: kept });
  for (const event of model.calendar.events.values()) {
    const state = event.cards.get(merged);
    if (state === undefined) continue;
    event.cards.delete(merged);
    if (!event.cards.has(kept)) event.cards.set(kept, state);
  }
  for (const request of model.requests) if (request.card === merged) request.card = kept;
});

export const archive = step(
  "archive",
  fc.record({ pick, archived: fc.boolean() }),
  async (world, { pick, archived }) => {
    const all = [...world.model.cards].filter(
      ([, { closed, mergedInto }]) => closed !== archived && mergedInto === null,
    );
    const [card, known] = pickOf(all, pick) ?? [];
    if (card === undefined) return;
    if (
      await world.ask(
        "receptionist",
        `mutation { patientCardArchive(patientCard: ${card}, archived: ${archived}) { id } }`,
      )
    )
      known!.closed = archived;
  },
);

export const erase = step("erase", pick, async (world, pick) => {
  const card = pickOf(world.model.openCards(), pick);
  if (card === undefined) return;
  const document = `mutation ($input: PatientCardErasureInput!) { patientCardErase(patientCard: ${card}, version: ${await versionOf(world, card)}, input: $input) { whole } }`;
  const input = { requestedOn: formatDate(world.now, "cs"), request: "Dopisem" };
  const erased = await world.ask("admin", document, { input });
  if (!erased) return;
  for (const request of world.model.requests) if (request.card === card) request.status = "GONE";
  // One that is erased whole exists no more; what remains of another can be written to as before.
  if (erased.whole) Object.assign(world.model.cards.get(card)!, { closed: true, mergedInto: -1 });
});
