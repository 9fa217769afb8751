import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "./ask.ts";

const { patients } = ids;
const repeat = (id: number, patient: number) =>
  ask("receptionist", `mutation { noticeRepeat(notice: ${id}, patientCard: ${patient}) { id } }`);
/** A message by SMS in this state. */
const notice = async (state: string, patient: number) =>
  (
    await owner.query(
      "insert into notices (medical_center_id, patient_card_id, cause, channel, state, send_at) values ($1, $2, gen_random_uuid(), 'SMS', $3, now()) returning id",
      [ids.center, patient, state],
    )
  ).rows[0].id as number;

/** The refusals of notices. */
export const notices = {
  tokenUnknown: () =>
    field(
      "message",
      ask(
        "admin",
        `mutation { smsNotificationUpdate(notification: 1, input: { message: "#heslo#" }, version: 0) { id } }`,
      ),
    ),
  quietAllDay: () =>
    field(
      "to",
      ask("admin", `mutation { quietHoursUpdate(input: { from: "20:00", to: "20:00" }, version: 0) { version } }`),
    ),
  noticeWaiting: async () => whole(repeat(await notice("WAITING", patients.jana), patients.jana)),
  notNotifiable: async () => whole(repeat(await notice("STOPPED", patients.archived), patients.archived)),
};
