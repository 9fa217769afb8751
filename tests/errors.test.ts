import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { createAttachments } from "#api/attachments/create.ts";
import { tokenHash } from "#api/access/authenticate.ts";
import { addScan } from "#api/consents/add-scan.ts";
import { storeScan } from "#api/consents/store-scan.ts";
import { storeImage } from "#api/ft-vouchers/store-image.ts";
import { createDb } from "#api/db/client.ts";
import { Fault } from "#api/fault.ts";
import { storeAtField } from "#api/files/store-at-field.ts";
import { storeFile } from "#api/files/store-file.ts";
import { updateMedicalCenter } from "#api/medical-centers/update.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { prepareSecondFactor, readPreparation } from "#api/accounts/second-factor/prepare.ts";
import { requireSecondFactor } from "#api/accounts/second-factor/require.ts";
import { turnOffSecondFactor } from "#api/accounts/second-factor/turn-off.ts";
import { turnOnSecondFactor } from "#api/accounts/second-factor/turn-on.ts";
import { errors, type ErrorName } from "#rules/errors.ts";
import { emails, ids, password, tokens } from "#tests/cast/people.ts";
import { archive } from "./kit/archive.ts";
import { codeAt } from "./kit/accounts/one-time-code.ts";
import { billing } from "./errors/billing.ts";
import { bookings } from "./errors/bookings.ts";
import { gridViews } from "./errors/grid-views.ts";
import { imports } from "./errors/imports.ts";
import { insurance } from "./errors/insurance.ts";
import { invoices } from "./errors/invoices.ts";
import { bankStatements } from "./errors/bank-statements.ts";
import { cash } from "./errors/cash.ts";
import { months } from "./errors/months.ts";
import { payments } from "./errors/payments.ts";
import { subscriptions } from "./errors/subscriptions.ts";
import { voucherPresets } from "./errors/voucher-presets.ts";
import {
  ask,
  card,
  changeReport,
  draft,
  event,
  events,
  field,
  form,
  last,
  logIn,
  newPassword,
  owner,
  post,
  report,
  service,
  settings,
  signedReport,
  verb,
  whenever,
  whole,
  type ErrorAnswer,
} from "./errors/ask.ts";

const { procedures, patients, profiles } = ids;
const invite = (email: string) =>
  ask(
    "admin",
    `mutation { profileInvitationCreate(input: { name: "Iva", surname: "Nová", email: "${email}", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { id } }`,
  );
const rules = (input: string) =>
  ask("admin", `mutation { bookingConfigUpdate(input: { ${input} }, version: 1) { id } }`);
const forget = (email: string) =>
  ask(null, `mutation ($email: String!) { forgottenPassword(email: $email) }`, { email });
const config = (name: string) => ask("admin", `mutation { userConfig(name: "${name}", data: "{}") { name } }`);
const askConsent = (patient: number = patients.jana) =>
  ask("receptionist", `mutation { gdprConsentEmailSend(patientCard: ${patient}) { id } }`);
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
const day = { from: "08:00", to: "12:00" };
const period = (input: object, profile: number = ids.profiles.admin) =>
  ask(
    "admin",
    `mutation ($profile: Int!, $input: WorkingHoursPeriodInput!) { profileWorkingHoursPeriodCreate(profile: $profile, input: $input) { id } }`,
    {
      profile,
      input: { from: "2026-12-01", to: "2026-12-31", workingHours: { monday: day }, ...input },
    },
  );
const merge = (kept: number, merged: number) =>
  ask(
    "admin",
    `mutation { patientCardsMerge(kept: ${kept}, keptVersion: 1, merged: ${merged}, mergedVersion: 1, fromMerged: [], fromBoth: []) { id } }`,
  );
const proposal = async (columns = "version", values = "1"): Promise<number> =>
  (
    await owner.query(
      `insert into disposals (medical_center_id, proposed_at, proposed_by, ${columns}) values ($1, '2026-03-16T08:00:00Z', $2, ${values}) returning id`,
      [ids.center, profiles.admin],
    )
  ).rows[0].id;
const sent = (name: string, content: BlobPart) => ({
  namespace: "logo",
  name,
  content: new Blob([content]),
  mostBytes: 1_000,
});
const setPin = (pin: string) => ask("paramedic", `mutation { pinSet(password: "${password}", pin: "${pin}") }`);
/** The answer of a desk at which the manager's session is locked after so many misses. */
async function atDesk(missed: number, call: (session: number) => string) {
  await owner.query(
    `insert into desks (id, medical_center_id, name, token_hash, lock_minutes) overriding system value values (901, ${ids.center}, 'Recepce', $1, 3) on conflict do nothing`,
    [tokenHash("a desk")],
  );
  const { rows } = await owner.query(
    "update sessions set desk_id = 901, locked_at = now(), missed_unlocks = $2 where token_hash = $1 returning id",
    [tokenHash(tokens.manager), missed],
  );
  return post(JSON.stringify({ query: call(rows[0].id) }), { "x-authorization": tokens.manager, "x-desk": "a desk" });
}
const unlock = (session: number) => `mutation { deskUnlock(session: ${session}, secret: "7294") { accessToken } }`;
const leakedList = path.join(settings.dataDir, "leaked");
writeFileSync(leakedList, `${createHash("sha1").update("modrý koloběžkář ve žitě").digest("hex").toUpperCase()}:3\r\n`);
const brokenClock = () => {
  throw new Error("a fault of ours");
};
// why: a disk is filled in tests/faults/full-disk.test.ts
const fullDisk = () => {
  throw Object.assign(new Error("write"), { code: "ENOSPC" });
};

/** Every error of the registry, with the request that causes it. */
const provoked = {
  notSignedIn: () => whole(ask(null, "{ me { id } }")),
  forbidden: () => whole(ask("receptionist", '{ mail(id: "x") { id } }')),
  notFound: () => whole(ask("admin", "{ event(event: 999999) { id } }")),
  invalidInput: () => whole(card({ surname: "" })),
  tooManyAttempts: () => whole(last(6, () => forget("often@nowhere.example"))),
  tooLarge: () => whole(post("x".repeat(5_000_000))),
  unexpected: () => whenever({ now: brokenClock }, () => whole(ask("admin", "{ me { id } }"))),
  badCredentials: () => whole(logIn(emails.admin)),
  tokenInvalid: () => whole(ask(null, `{ profileInvitation(token: "none") { id } }`)),
  registrationClosed: () =>
    whenever({ settings: { ...settings, MOTUS_REGISTRATION: false } }, () =>
      whole(ask(null, `mutation { userCreate(email: "a@nowhere.example") }`)),
    ),
  queryTooCostly: () =>
    whole(ask("admin", `{ me { ${"profile { medicalCenter { ".repeat(8)} id ${"} }".repeat(8)} } }`)),
  stale: () =>
    whole(ask("admin", `mutation { meUpdate(input: { name: "Dana", surname: "Marešová", version: 99 }) { id } }`)),
  keyReused: async () => {
    await card({ surname: "První" }, { "idempotency-key": "once" });
    return whole(card({ surname: "Druhá" }, { "idempotency-key": "once" }));
  },
  foreignOrigin: () => whole(post("{}", { origin: "https://evil.example" })),
  busy: () => {
    let open = () => {};
    const gate = new Promise<void>((release) => (open = release));
    return whenever({ hasher: { ...argon2id, verify: () => gate.then(() => false) } }, async () => {
      const logins = Array.from({ length: 53 }, (_, n) => logIn(`${n}@nowhere.example`));
      const first = Promise.race(logins);
      await first;
      open();
      await Promise.all(logins);
      return whole(first);
    });
  },
  tooSlow: async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answer = whole(post(new ReadableStream()));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    return answer;
  },
  diskFull: () => whenever({ now: fullDisk }, () => whole(ask("admin", "{ me { id } }"))),
  tooMany: async () => {
    await owner.query(
      "insert into events (medical_center_id, type, begin_at, end_at) select $1, 'FREE_TIME', '2030-01-01', '2030-01-02' from generate_series(1, 10001)",
      [ids.center],
    );
    return whole(events("2030-01-01T00:00:00Z", "2030-01-02T00:00:00Z"));
  },
  databaseAway: () =>
    whenever({ db: createDb(new pg.Pool({ host: "127.0.0.1", port: 9 })) }, () => whole(ask("admin", "{ me { id } }"))),

  required: () => field("surname", card({ surname: " " })),
  tooLong: () => field("surname", card({ surname: "x".repeat(101) })),
  notANumber: () => field("height", card({ height: -1 })),
  dateInvalid: () => field("dateOfBirth", card({ dateOfBirth: "1849-12-31" })),
  timeInvalid: () => form("/nova-udalost", { eventType: "EVENT", date: "18. 3. 2026", from: "ráno" }),
  choiceInvalid: () => field("insuranceCompanyCode", card({ insuranceCompanyCode: "999" })),
  nameUnreadable: () => field("surname", card({ surname: "–" })),
  nameWithAddress: () => field("surname", card({ surname: "www.evil.example" })),
  characterInvalid: () => field("surname", card({ surname: "a\u0000b" })),
  valueInvalid: () => field("name", config("a name with blanks")),
  fileTypeRefused: () => verb((ctx) => storeFile(ctx, sent("photo.png", "<script>"))),
  pdfScripted: () =>
    verb((ctx) =>
      storeAtField(ctx, new File(["%PDF-1.7\n<< /S /JavaScript >>\n%%EOF"], "letter.pdf"), {
        namespace: "booking",
        extensions: ["pdf"],
        mostBytes: 1_000,
        field: "file",
        refused: "fileTypeRefused",
        withoutScripts: true,
      }).catch((fault: Fault) => {
        throw new Fault(fault.details.fields![0]!.error);
      }),
    ),
  fileEmpty: () => verb((ctx) => storeFile(ctx, sent("photo.png", ""))),
  fileDamaged: () => verb((ctx) => storeFile(ctx, sent("letter.pdf", "%PDF-1.7\n"))),
  fileBloated: () =>
    verb((ctx) => storeFile(ctx, sent("letter.docx", archive({ "word/document.xml": "" }, { unpacked: 2 ** 31 })))),
  fileInfected: () =>
    verb((ctx) => storeFile({ ...ctx, scanner: { isInfected: async () => true } }, sent("note.txt", "x"))),
  scannerAway: () =>
    verb((ctx) => storeFile({ ...ctx, scanner: { isInfected: async () => null } }, sent("note.txt", "x"))),
  metadataStays: () =>
    verb((ctx) =>
      storeFile(ctx, { ...sent("photo.jpg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), withoutMetadata: true }),
    ),
  tooManyFiles: () =>
    verb((ctx) =>
      createAttachments(ctx, {
        patientCard: patients.jana,
        type: "MEDICAL",
        files: Array.from({ length: 11 }, () => new File(["x"], "x.txt")),
      }),
    ),
  tooManyOfReport: async () => {
    const medicalReport = await draft();
    await owner.query(
      `with file as (insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) select $1, 'attachment', 'a.pdf', 'pdf', 'application/pdf', 1, '' from generate_series(1, 30) returning id)
       insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_by) select $1, $2, $3, file.id, 'MEDICAL', $4 from file`,
      [ids.center, patients.jana, medicalReport, profiles.admin],
    );
    return verb((ctx) =>
      createAttachments(
        { ...ctx, profile: { ...ctx.profile, profession: "PHYSIOTHERAPIST" } },
        { patientCard: patients.jana, medicalReport, type: "MEDICAL", files: [new File(["x"], "x.txt")] },
      ),
    );
  },
  tooManyAddresses: async () => {
    await owner.query(
      `insert into calendar_acls (medical_center_id, profile_id, email, token_hash) select $1, $2, n || '@lipa.example', n::text from generate_series(1, 10) as n`,
      [ids.center, profiles.paramedic],
    );
    return field(
      "email",
      ask(
        "admin",
        `mutation { calendarAclCreate(email: "petr@doma.example", calendar: ${profiles.paramedic}) { id } }`,
      ),
    );
  },
  logoTypeRefused: () =>
    verb((ctx) =>
      updateMedicalCenter(ctx, 1, {}, new File(["x"], "logo.txt")).catch((answer: Fault) =>
        Promise.reject(new Fault(answer.details.fields![0]!.error)),
      ),
    ),
  scanTypeRefused: () =>
    verb((ctx) =>
      storeScan(ctx, new File(["x"], "souhlas.txt"), "file").catch((answer: Fault) =>
        Promise.reject(new Fault(answer.details.fields![0]!.error)),
      ),
    ),
  ftVoucherImageRefused: () =>
    verb((ctx) =>
      storeImage(ctx, ids.patients.jana, new File(["x"], "poukaz.txt")).catch((answer: Fault) =>
        Promise.reject(new Fault(answer.details.fields![0]!.error)),
      ),
    ),
  fileNameRefused: () => verb((ctx) => storeFile(ctx, sent("photo.png.exe", "x"))),
  phoneInvalid: () => field("phone", card({ phone: "123" })),
  personalNumberInvalid: () => field("personalIdentificationNumber", card({ personalIdentificationNumber: "1" })),
  insuredInFuture: () => field("insuredSince", card({ insuranceCompanyCode: "205", insuredSince: "2030-01-01" })),
  birthDateInFuture: () => field("dateOfBirth", card({ dateOfBirth: "2030-01-01" })),
  birthDateTooEarly: () => field("dateOfBirth", card({ dateOfBirth: "1850-01-01" })),
  postcodeInvalid: () => field("address.psc", card({ address: { psc: "12" } })),
  insuranceNumberInvalid: () => field("insuranceNumber", card({ insuranceNumber: "x" })),
  measureOutOfRange: () => field("height", card({ height: 999 })),
  emailInvalid: () => field("email", forget("no address")),
  emailSame: () => field("email", ask("admin", `mutation { loginEmailChange(email: "${emails.admin}") { email } }`)),
  passwordTooShort: () => field("password", newPassword("krátké")),
  passwordTooLong: () => field("password", newPassword("x".repeat(201))),
  passwordCommon: () => field("password", newPassword("password12345")),
  passwordLeaked: () =>
    whenever({ settings: { ...settings, MOTUS_LEAKED_PASSWORDS: leakedList } }, () =>
      field("password", newPassword("modrý koloběžkář ve žitě")),
    ),
  passwordOwnData: () => field("password", newPassword("dana-u-lipy-pracuje")),
  passwordMismatch: () =>
    form("/nastaveni/osobni/zmena-hesla", { currentPassword: "x", password: "jedno", passwordAgain: "druhé" }),
  passwordWrong: () => field("currentPassword", newPassword("modrý koloběžkář ve žitě", "jiné heslo")),
  endBeforeStart: () => field("endAt", event({ endAt: "2026-03-24T08:00:00+01:00" })),
  eventTooLong: () => field("endAt", event({ endAt: "2026-03-25T08:01:00+01:00" })),
  periodTooLong: () => field("to", events("2026-01-01T00:00:00Z", "2026-12-31T00:00:00Z")),
  priceInvalid: () => field("price", service({ price: { amount: 1_000, currency: "EUR" } })),
  durationOutOfRange: () => field("duration", service({ duration: 0 })),
  capacityOutOfRange: () => field("capacity", service({ capacity: 1 })),
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
  slugInvalid: () => field("slug", ask("admin", `mutation { medicalCenterSlugUpdate(slug: "U lípy") { id } }`)),
  originInvalid: () => field("origins", rules(`origins: ["http://a.example"]`)),
  tooManyOrigins: () =>
    field("origins", rules(`origins: ${JSON.stringify(Array.from({ length: 11 }, (_, n) => `https://${n}.example`))}`)),
  slugTaken: () => field("slug", ask("admin", `mutation { medicalCenterSlugUpdate(slug: "cizi") { id } }`)),
  typeInUse: async () => {
    await event({ procedure: procedures.group, beginAt: "2026-03-25T08:00:00+01:00" });
    return field(
      "type",
      ask(
        "admin",
        `mutation { procedureUpdate(procedure: ${procedures.group}, version: 1, input: { type: INDIVIDUAL }) { id } }`,
      ),
    );
  },

  breakOutside: () =>
    field(
      "workingHours.monday.breaks.0.from",
      period({ workingHours: { monday: { ...day, breaks: [{ from: "07:30", to: "08:30" }] } } }),
    ),
  breaksOverlap: () =>
    field(
      "workingHours.monday.breaks.1.from",
      period({
        workingHours: {
          monday: {
            ...day,
            breaks: [
              { from: "10:00", to: "10:30" },
              { from: "10:00", to: "10:15" },
            ],
          },
        },
      }),
    ),
  periodsOverlap: async () => {
    await period({});
    return field("from", period({ from: "2026-12-31", to: "2027-01-31" }));
  },
  eitherEnd: () =>
    field("recurrence.count", event({ recurrence: { frequency: "DAILY", until: "2026-12-31", count: 3 } })),
  seriesTooLong: () => field("recurrence.until", event({ recurrence: { frequency: "DAILY", until: "2099-12-31" } })),
  tooManyPeriods: async () => {
    await owner.query(
      `insert into working_hours_periods (medical_center_id, profile_id, from_date, to_date, working_hours)
       select $1, $2, '2030-01-01'::date + n, '2030-01-01'::date + n, '[]' from generate_series(1, 100) n`,
      [ids.center, ids.profiles.manager],
    );
    return field("from", period({}, ids.profiles.manager));
  },
  examinedInFuture: () => field("examinedAt", report({ examinedAt: "2026-03-16T23:00:00Z" })),
  rangeInvalid: () =>
    field("findings.0.value", report({ findings: [{ kind: "ROM", what: "KNEE_S", side: "LEFT", value: "200" }] })),
  gradeInvalid: () =>
    field("findings.0.value", report({ findings: [{ kind: "STRENGTH", what: "m. soleus", value: "6" }] })),
  painInvalid: () => field("findings.0.value", report({ findings: [{ kind: "VAS", what: "REST", value: "11" }] })),
  girthInvalid: () => field("findings.0.value", report({ findings: [{ kind: "GIRTH", what: "WAIST", value: "0" }] })),
  measuredTwice: () =>
    field(
      "findings.1.what",
      report({ findings: [5, 6].map((value) => ({ kind: "VAS", what: "REST", value: String(value) })) }),
    ),

  overlap: () => whole(event({ beginAt: "2026-03-16T09:15:00+01:00" })),
  personalNumberDiffers: () => whole(card({ personalIdentificationNumber: "8005120013", dateOfBirth: "1980-05-13" })),
  possibleDuplicate: () =>
    whole(card({ name: "Jana", surname: "Dvořáčková", personalIdentificationNumber: "8556230419" })),
  alreadyInvited: () => whole(invite(emails.paramedic)),
  groupingUnfit: () =>
    field(
      "grouping",
      ask("admin", `{ statsChart(statsInput: { type: INCOME, period: MONTH, grouping: YEAR }) { labels } }`),
    ),
  profileGone: async () => {
    const { rows } = await owner.query(
      "insert into handovers (medical_center_id, from_profile_id, created_by) values ($1, $2, $3) returning id",
      [ids.center, ids.profiles.deactivated, ids.profiles.admin],
    );
    return whole(ask("admin", `mutation { handoverUndo(handover: ${rows[0].id}) { id } }`));
  },
  seriesEmpty: () =>
    field(
      "recurrence.exceptions",
      event({ recurrence: { frequency: "DAILY", count: 1, exceptions: [{ date: "2026-03-24", leaveOut: true }] } }),
    ),
  seriesOver: async () => {
    const input = {
      eventType: "FREE_TIME",
      owner: profiles.admin,
      beginAt: "2026-03-12T08:00:00Z",
      endAt: "2026-03-12T09:00:00Z",
      recurrence: { frequency: "DAILY", count: 2 },
    };
    await ask("admin", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, { input });
    const { rows } = await owner.query("select parent_id from events where parent_id is not null");
    return whole(ask("admin", `mutation { eventRemove(event: ${rows[0].parent_id}, wholeSeries: true) { id } }`));
  },
  outsideHours: () => whole(event({ beginAt: "2026-03-24T20:00:00+01:00" })),
  capacityFull: () =>
    field("patientCards", event({ procedure: procedures.therapy, patientCards: [patients.jana, patients.karel] })),
  notWaiting: () => whole(event({ beginAt: "2026-03-24T10:00:00+01:00", waitingPatient: 999_999 })),
  reportNotDraft: async () => whole(changeReport(`medicalReportRemove(medicalReport: ${await signedReport()})`)),
  reportNotSigned: async () =>
    whole(changeReport(`medicalReportSetValidity(medicalReport: ${await draft()}, valid: true)`)),
  validityUnchanged: async () =>
    whole(changeReport(`medicalReportSetValidity(medicalReport: ${await signedReport()}, valid: true)`)),
  reportOfAnother: async () => whole(changeReport(`medicalReportRemove(medicalReport: ${await draft()})`, "paramedic")),
  reportEmpty: async () =>
    whole(changeReport(`medicalReportSetSigned(medicalReport: ${await draft({ content: " " })}, version: 1)`)),
  visitHasReport: async () => {
    await report({ patientAttendance: ids.attendances.jana });
    return whole(report({ patientAttendance: ids.attendances.jana }));
  },
  reportBegun: async () => {
    await report({}, { "idempotency-key": "long ago" });
    await owner.query("delete from idempotency_keys");
    return whole(report({}, { "idempotency-key": "long ago" }));
  },
  cardArchived: () => whole(report({ patientCard: patients.archived })),
  mergeConflict: async () => {
    await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id) select medical_center_id, event_id, $1 from patient_attendances where id = $2",
      [patients.anna, ids.attendances.jana],
    );
    return whole(merge(patients.jana, patients.anna));
  },
  mergeSettled: async () => {
    await owner.query("delete from patient_attendances where patient_card_id = $1", [patients.anna]);
    await merge(patients.karel, patients.anna);
    await ask(
      "admin",
      `mutation { relatedPersonCreate(patientCard: ${patients.karel}, input: { name: "Eva", roles: [CONTACT] }) { id } }`,
    );
    return whole(ask("admin", `mutation { patientCardsUnmerge(patientCard: ${patients.karel}, version: 2) { id } }`));
  },
  // Anna's card has become a part of Karel's just above.
  cardMerged: () => whole(ask("admin", `mutation { patientCardArchive(patientCard: ${patients.anna}) { id } }`)),
  // Eva is on Karel's card by now.
  recordedAlready: () =>
    whole(
      ask(
        "admin",
        `mutation { relatedPersonCreate(patientCard: ${patients.karel}, input: { name: "Eva", roles: [CONTACT] }) { id } }`,
      ),
    ),
  passwordNotConfirmed: async () => {
    await ask("admin", "mutation { signingProofSet(proof: PASSWORD) { id } }");
    return whole(changeReport(`medicalReportSetSigned(medicalReport: ${await draft()}, version: 1)`));
  },
  codeNotConfirmed: async () => {
    await owner.query("update medical_centers set signing_proof = 'CODE'");
    return whole(changeReport(`medicalReportSetSigned(medicalReport: ${await draft()}, version: 1)`));
  },
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
  nothingToSummarise: () =>
    whole(ask("admin", `mutation { medicalReportsOverallSummaryUpdate(patientCard: ${patients.archived}) { id } }`)),
  noSummariser: () => whole(ask("admin", "mutation { medicalReportsSummaryConsentSet(active: true) { id } }")),
  secondStepOver: () => whole(ask(null, `mutation { authSecondStep(token: "none", code: "000000") { accessToken } }`)),
  secondFactorRequired: async () => {
    await owner.query("update medical_centers set second_factor_duty = 'EVERYBODY' where id = $1", [ids.center]);
    const answer = await whole(ask("receptionist", "{ profiles { id } }"));
    await owner.query("update medical_centers set second_factor_duty = 'NOBODY'");
    return answer;
  },
  reauthenticationNeeded: async () => {
    await owner.query("update sessions set authenticated_at = null");
    const answer = await whole(ask("admin", "mutation { sessionEnd(session: 1) }"));
    await owner.query("update sessions set authenticated_at = created_at");
    return answer;
  },
  codeWrong: async () => {
    await ask("manager", "mutation ($password: String!) { secondFactorPrepare(password: $password) }", { password });
    return field("code", ask("manager", `mutation { secondFactorTurnOn(code: "00000") }`));
  },
  secondFactorChanged: () => whole(ask("receptionist", `mutation { secondFactorTurnOn(code: "000000") }`)),
  colleagueElsewhere: async () => {
    await owner.query(
      "insert into profiles (medical_center_id, user_id, role, name, surname, email) select $1, user_id, role, name, surname, email from profiles where id = $2",
      [ids.foreignCenter, profiles.receptionist],
    );
    const answer = await whole(
      ask("admin", `mutation { profileSecondFactorRemove(profile: ${profiles.receptionist}) { id } }`),
    );
    await owner.query("delete from profiles where medical_center_id = $1 and email = $2", [
      ids.foreignCenter,
      emails.receptionist,
    ]);
    return answer;
  },
  signedOutHere: async () => {
    await owner.query("update profiles set signed_out_at = now() where id = $1", [profiles.receptionist]);
    return whole(ask("receptionist", `mutation { profileChoose(profile: ${profiles.receptionist}) { id } }`));
  },
  secondFactorKept: () =>
    verb(async (ctx) => {
      await prepareSecondFactor(ctx, { password });
      const [code] = await turnOnSecondFactor(ctx, { code: codeAt((await readPreparation(ctx))!.key, ctx.now()) });
      await requireSecondFactor(ctx, "EVERYBODY");
      return turnOffSecondFactor(ctx, { password, code: code! });
    }),
  sessionLocked: () => whole(atDesk(0, () => "{ me { id } }")),
  pinInvalid: () => field("pin", setPin("12")),
  pinTrivial: () => field("pin", setPin("1234")),
  pinWrong: () => field("secret", atDesk(0, unlock)),
  unlockOver: () => whole(atDesk(5, unlock)),
  nothingChosen: () => field("inputs", ask("admin", `mutation { proceduresCreate(inputs: []) { id } }`)),
  visitMinutesOutOfRange: () =>
    field(
      "visitMinutes",
      ask("admin", `mutation { medicalCenterUpdate(version: 1, input: { visitMinutes: 4 }) { id } }`),
    ),
  minutesOutOfRange: () =>
    field("lockMinutes", ask("admin", `mutation { deskDeclare(input: { name: "Recepce", lockMinutes: 61 }) { id } }`)),
  secondFactorFirst: () => whole(ask("admin", "mutation { secondFactorRequiredSet(of: EVERYBODY) { id } }")),
  consentByEmailOff: () => whole(askConsent()),
  wordingMissing: async () => {
    for (const name of ["gdprActiveSet", "gdprConsentByEmailSet"])
      await ask("admin", `mutation { ${name}(active: true) { id } }`);
    return whole(askConsent());
  },
  scanNotAwaited: () => verb((ctx) => addScan(ctx, patients.jana, new File(["x"], "souhlas.pdf"), null)),
  noticeWaiting: async () => whole(repeat(await notice("WAITING", patients.jana), patients.jana)),
  notNotifiable: async () => whole(repeat(await notice("STOPPED", patients.archived), patients.archived)),
  patientWithoutEmail: async () => {
    await ask("admin", `mutation { gdprWordingCreate(text: "Informace", version: 0) { id } }`);
    return whole(askConsent(patients.karel));
  },
  ...billing,
  ...bookings,
  ...bankStatements,
  ...cash,
  ...gridViews,
  ...imports,
  ...months,
  ...payments,
  ...subscriptions,
  ...insurance,
  ...invoices,
  ...voucherPresets,
} satisfies Record<ErrorName, () => Promise<ErrorAnswer>>;

test.each(Object.keys(provoked) as ErrorName[])("%s is answered with its code, status and message", async (name) => {
  expect(await provoked[name]()).toEqual(errors[name]);
});

test("no two errors share a code", () => {
  const codes = Object.values(errors).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
