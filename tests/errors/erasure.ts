import { ids } from "#tests/cast/people.ts";
import { ask, event, field, owner, whole } from "./ask.ts";

const { profiles } = ids;
const proposal = async (columns = "version", values = "1"): Promise<number> =>
  (
    await owner.query(
      `insert into disposals (medical_center_id, proposed_at, proposed_by, ${columns}) values ($1, '2026-03-16T08:00:00Z', $2, ${values}) returning id`,
      [ids.center, profiles.admin],
    )
  ).rows[0].id;

/** The refusals of erasure and disposal. */
export const erasure = {
  yearsOutOfRange: () => field("years", ask("admin", "mutation { retentionYearsSet(years: 4) { id } }")),
  tooManyCards: () =>
    field(
      "cards",
      ask(
        "admin",
        `mutation { disposalCreate(patientCards: [${Array.from({ length: 201 }, (_, n) => n + 1)}]) { id } }`,
      ),
    ),
  visitsAhead: async () => {
    const { rows } = await owner.query(
      "insert into patient_cards (medical_center_id, name, surname) values ($1, 'Eva', 'Budoucí') returning id",
      [ids.center],
    );
    await event({ beginAt: "2026-03-27T07:00:00+01:00", patientCards: [rows[0].id] });
    return whole(
      ask(
        "admin",
        `mutation { patientCardErase(patientCard: ${rows[0].id}, version: 1, input: { requestedOn: "1. 3. 2026" }) { whole } }`,
      ),
    );
  },
  disposalDecided: async () =>
    whole(
      ask(
        "admin",
        `mutation { disposalConfirm(disposal: ${await proposal("withdrawn_at, withdrawn_by", "'2026-03-16', 1")}, version: 1) { id } }`,
      ),
    ),
  disposalOwn: async () =>
    whole(ask("admin", `mutation { disposalConfirm(disposal: ${await proposal()}, version: 1) { id } }`)),
  disposalTooSoon: async () => {
    await owner.query(
      "update profiles set deactivated_at = now() where medical_center_id = $1 and role <> 'ROLE_RECEPTIONIST' and id <> $2 and deactivated_at is null",
      [ids.center, profiles.admin],
    );
    const answer = await whole(
      ask("admin", `mutation { disposalConfirm(disposal: ${await proposal()}, version: 1) { id } }`),
    );
    await owner.query("update profiles set deactivated_at = null where id in ($1, $2)", [
      profiles.manager,
      profiles.paramedic,
    ]);
    return answer;
  },
};
