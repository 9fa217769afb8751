import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll } from "vitest";
import type { Random } from "#api/seed/random.ts";
import { ids, tokens, type Role } from "#tests/cast/people.ts";

export const kinds = ["card", "form", "series", "report", "signature", "file", "mail"] as const;
export type Kind = (typeof kinds)[number];
/** A write requested once, under one key: `id` is the acknowledged one. One that was given up may be there or not. */
export type Write = { kind: Kind; mark: string; id?: string; asked: number; givenUp: boolean };
type Answer = { status: number; id?: string; code?: string };

const AT_ONCE = 6;
const AGAIN_MS = 40;
/** Share of clients that do not repeat a request whose first answer is lost. */
const GIVEN_UP = 0.15;
/**
 * A series is three days at one of so many hours, so that no two meet; all begin before a change of the clocks or after
 * it.
 */
const OCCURRENCES = 3;
const A_DAY = 24;

export const letterOf = (mark: string) => `%PDF-1.4\n${mark}\n%%EOF\n`;
export const mailbox = (mark: string) => `${mark}@pacienti.example`;

/**
 * People of the cast who write through the product at `at` until the end of the file, by the API and by forms, several
 * at once. Each write has a key; a write without an answer, or refused for a while, is sent again until it is
 * acknowledged, or given up.
 */
export function writersOf({ at, random }: { at: string; random: Random }) {
  const writes: Write[] = [];
  /** Answers that are neither an acknowledgement nor «later». */
  const refused: (Write & Answer)[] = [];
  let series = 0;
  let ended = false;
  afterAll(() => void (ended = true));

  const headersOf = (who: Role, { kind, mark }: Write) => ({
    "x-authorization": tokens[who],
    "idempotency-key": `${kind}-${mark}`,
    origin: at,
  });
  async function ask(who: Role, write: Write, query: string, variables: object, file?: File): Promise<Answer> {
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(`${at}/graphql`, {
      method: "POST",
      headers: { ...headersOf(who, write), ...(!file && { "content-type": "application/json" }) },
      body: file ? multipart(body, file) : body,
    });
    const { data, errors } = (await answer.json()) as {
      data?: Record<string, { id: number } | { id: number }[]>;
      errors?: { extensions: { code: string } }[];
    };
    const [made] = Object.values(data ?? {}).flat();
    return {
      status: answer.status,
      code: errors?.[0]?.extensions.code,
      id: errors || !made ? undefined : String(made.id),
    };
  }

  /** Sends it until it is acknowledged; answers its id, or nothing where it was given up. */
  async function persist(
    kind: Kind,
    mark: string,
    send: (write: Write) => Promise<Answer>,
  ): Promise<number | undefined> {
    const write: Write = { kind, mark, asked: 0, givenUp: false };
    writes.push(write);
    while (!ended) {
      write.asked++;
      const answer = await send(write).catch(() => undefined);
      if (answer?.id) write.id = answer.id;
      else if (answer && answer.status !== 503) refused.push({ ...write, ...answer });
      else {
        await sleep(AGAIN_MS);
        write.givenUp = write.asked === 1 && random.chance(GIVEN_UP);
        if (!write.givenUp) continue;
      }
      return write.id === undefined ? undefined : Number(write.id);
    }
    return undefined;
  }

  const enterCard = (mark: string) => {
    const address = { uliceNazev: "Lipová", cisloDomovni: "418", psc: "373 81", obecNazev: "Kamenný Újezd" };
    const input = {
      name: "card",
      surname: mark,
      dateOfBirth: "1985-06-23",
      email: mailbox(mark),
      insuranceCompanyCode: "111",
      cave: "Alergie na latex",
      address,
    };
    return persist("card", mark, (write) =>
      ask("receptionist", write, "mutation ($input: PatientCardInput!) { patientCardCreate(input: $input) { id } }", {
        input,
      }),
    );
  };
  const enterByForm = (mark: string) =>
    persist("form", mark, async () => {
      const fields = {
        idempotencyKey: `form-${mark}`,
        name: "form",
        surname: mark,
        dateOfBirth: "23. 6. 1985",
        email: mailbox(mark),
        insuranceCompanyCode: "111",
        "address.uliceNazev": "Lipová",
        "address.cisloDomovni": "418",
      };
      const headers = { origin: at, cookie: `motus=${tokens.receptionist}`, accept: "text/html" };
      const answer = await fetch(`${at}/kartoteka/novy`, {
        method: "POST",
        headers,
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
      await answer.text();
      return { status: answer.status, id: answer.headers.get("location")?.match(/^\/kartoteka\/([\w-]{36})$/)?.[1] };
    });
  const enterSeries = (mark: string, card: number) => {
    const nth = series++;
    const day = Date.UTC(2031, 0, 6 + Math.floor(nth / A_DAY) * OCCURRENCES, 7, (nth % A_DAY) * 30);
    const input = {
      eventType: "EVENT",
      note: mark,
      beginAt: new Date(day),
      endAt: new Date(day + 30 * 60_000),
      owner: ids.profiles.paramedic,
      facilities: [ids.facilities.gym],
      procedure: ids.procedures.therapy,
      patientCards: [card],
      recurrence: { frequency: "DAILY", count: OCCURRENCES },
      confirmOutsideHours: true,
    };
    return persist("series", mark, (write) =>
      ask("receptionist", write, "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }", {
        input,
      }),
    );
  };
  const writeReport = async (mark: string, patientCard: number) => {
    const input = {
      patientCard,
      procedure: ids.procedures.therapy,
      examinedAt: new Date(Date.now() - 3_600_000),
      content: mark,
    };
    const medicalReport = await persist("report", mark, (write) =>
      ask(
        "paramedic",
        write,
        "mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id } }",
        { input },
      ),
    );
    if (medicalReport === undefined) return;
    await persist("signature", mark, (write) =>
      ask(
        "paramedic",
        write,
        "mutation ($medicalReport: Int!) { medicalReportSetSigned(medicalReport: $medicalReport, version: 1) { id } }",
        { medicalReport },
      ),
    );
  };
  const attach = (mark: string, card: number) => {
    const query =
      "mutation ($card: Int!, $files: [Upload!]!) { attachmentsCreate(patientCard: $card, files: $files) { id } }";
    return persist("file", mark, (write) =>
      ask("paramedic", write, query, { card, files: [null] }, new File([letterOf(mark)], `${mark}.pdf`)),
    );
  };
  const sendMail = (mark: string, card: number) =>
    persist("mail", mark, (write) =>
      ask("receptionist", write, "mutation ($card: Int!) { gdprConsentEmailSend(patientCard: $card) { id } }", {
        card,
      }),
    );

  /** A patient comes, and one thing or another is done with them. */
  async function receive() {
    const mark = randomUUID().replaceAll("-", "");
    if (random.chance(0.25)) return enterByForm(mark);
    const card = await enterCard(mark);
    if (card === undefined) return;
    for (const write of [enterSeries, writeReport, attach, sendMail]) if (random.chance(0.6)) await write(mark, card);
  }

  return {
    writes,
    refused,
    acknowledged: () => writes.filter(({ id }) => id !== undefined).length,
    /** Writes until stopped; when it returns, all requests until then are acknowledged or given up. */
    begin() {
      let going = true;
      const one = async () => {
        while (going && !ended) await receive();
      };
      const all = Promise.all(Array.from({ length: AT_ONCE }, one));
      return { stop: () => ((going = false), all) };
    },
  };
}

/** Number of acknowledged writes of each kind. */
export const tally = (writes: Write[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, writes.filter((write) => write.kind === kind && write.id !== undefined).length]),
  );

function multipart(operations: string, file: File): FormData {
  const body = new FormData();
  body.append("operations", operations);
  body.append("map", JSON.stringify({ 0: ["variables.files.0"] }));
  body.append("0", file);
  return body;
}
