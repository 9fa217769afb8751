import type { IsoDate } from "../../time/time.ts";
import { collectFaults, TooManyFaults, type FileFault, type Report } from "../files/file-faults.ts";
import { readFileDay } from "../files/file-day.ts";
import { readLines, type Line } from "../files/reading/read-lines.ts";
import { readRecord, type FileRecord } from "../files/reading/read-record.ts";
import { answeredPeriod } from "./layouts.ts";

/** A period of an insured number, as VZP knows it. */
export type InsuredPeriod = {
  line: number;
  /** From 1; a number that several people have counts them. */
  person: number;
  /** The number of the insurer; null of a number that VZP does not know. */
  insurer: string | null;
  isInsured: boolean;
  /** Public insurance, or EU and treaties; null of people who are not insured. */
  variant: "1" | "4" | null;
  from: IsoDate | null;
  /** The last day; null while it goes on. */
  to: IsoDate | null;
};

/** Reasons for which a file is no answer: it is empty, it is a question, or it is something else. */
export const noAnswers = ["EMPTY", "QUESTION", "FOREIGN"] as const;
export type NoAnswer = (typeof noAnswers)[number];

/** An answer about insured numbers, with its faults by line. `isWhole` is false where too many of them ended the reading. */
export type Answer = {
  noAnswer: NoAnswer | null;
  isWhole: boolean;
  faults: FileFault[];
  /** The histories of numbers all of whose lines are right. */
  histories: Map<string, InsuredPeriod[]>;
};

const NUMBER = /^\d{9,10}$/;
const UNKNOWN = "999";
/** Values by which a field is known to be of its list. */
const codes = [
  ["CP", NUMBER],
  ["PRC", /^[1-9]$/],
  ["CISPOJ", /^\d{3}$/],
  ["PPO", /^[AN]$/],
  ["DPO", /^[14]?$/],
] as const;

/** Reads the bytes of an answer. Throws on no input; faults past the hundredth end the reading. */
export function readAnswer(bytes: Uint8Array): Answer {
  const { faults, report } = collectFaults();
  const histories = new Map<string, InsuredPeriod[]>();
  let noAnswer: NoAnswer | null = null;
  try {
    const lines = readLines(bytes, report);
    noAnswer = noAnswerOf(lines);
    if (noAnswer === null) readPeriods(lines, histories, report);
    return { noAnswer, isWhole: true, faults: faults(), histories };
  } catch (error) {
    if (!(error instanceof TooManyFaults)) throw error;
    return { noAnswer, isWhole: false, faults: faults(), histories: new Map() };
  }
}

function noAnswerOf(lines: readonly Line[]): NoAnswer | null {
  const texts = lines.map(({ text }) => text.trim()).filter((text) => text !== "");
  if (texts.length === 0) return "EMPTY";
  if (texts.every((text) => NUMBER.test(text))) return "QUESTION";
  return /^\d{9}[\d ]\d/.test(texts[0]!) ? null : "FOREIGN";
}

/** Leaves out numbers with a faulty line: the rest of their history says less than all of it. */
function readPeriods(lines: readonly Line[], histories: Map<string, InsuredPeriod[]>, report: Report) {
  const faulty = new Set<string | undefined>();
  for (const line of lines) {
    let isFaulty = false;
    const record = readRecord(answeredPeriod, line, (...fault) => {
      isFaulty = true;
      report(...fault);
    });
    const { CP: number } = record.values;
    const fault = isFaulty ? null : faultOf(record);
    if (fault) report(line.line, fault.name, { record: record.record, field: fault.field, found: fault.found });
    if (isFaulty || fault) faulty.add(number);
    else histories.set(number!, [...(histories.get(number!) ?? []), periodOf(record)]);
  }
  for (const number of faulty) histories.delete(number ?? "");
}

function faultOf({ values }: FileRecord) {
  const field = codes.find(([name, known]) => !known.test(values[name]!))?.[0];
  if (field) return { name: "CODE_UNKNOWN", field, found: values[field] } as const;
  const isUnknown = values.CISPOJ === UNKNOWN;
  return values.DATOD === "" && !isUnknown ? ({ name: "MISSING", field: "DATOD", found: undefined } as const) : null;
}

function periodOf({ line, values }: FileRecord): InsuredPeriod {
  const insurer = values.CISPOJ === UNKNOWN ? null : values.CISPOJ!;
  const isInsured = insurer !== null && values.PPO === "A";
  return {
    line,
    person: Number(values.PRC),
    insurer,
    isInsured,
    variant: isInsured ? ((values.DPO || null) as "1" | "4" | null) : null,
    from: readFileDay(values.DATOD!),
    to: readFileDay(values.DATDO!),
  };
}
