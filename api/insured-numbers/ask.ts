import { and, asc, eq, gte, isNull, lte, or } from "drizzle-orm";
import { questionFile, questionFiles, type QuestionFile } from "#rules/insurance/insured-numbers/write-question.ts";
import { MonthInput } from "#rules/inputs/payments/months.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { askedNumbers, type Asked } from "./asked.ts";

const VZP = "111";

/** A month, or all cards in use where none is given. */
type Span = { month?: string | null };
export type Question = Asked & { files: QuestionFile[] };

/** The question that VZP may be asked about insured numbers, as files of each IČZ that has a contract with it. */
export async function readQuestion(ctx: Ctx, given: Span): Promise<Question> {
  allow(ctx, "insurer:bill");
  const month = given.month ? parse(MonthInput, given).month : null;
  const asked = await askedNumbers(ctx, month);
  const places = await placesOf(ctx, month);
  return { ...asked, files: places.flatMap((icz) => questionFiles(icz, asked.numbers)) };
}

/** The text of one of its files, by its name. Its numbers are those of patients: writing it is audited. */
export async function writeQuestion(ctx: Ctx, { name, ...span }: Span & { name: string }): Promise<string> {
  allow(ctx, "insurer:bill");
  const file = (await readQuestion(ctx, span)).files.find((file) => file.name === name);
  if (!file) throw new Fault("notFound");
  const { numbers } = file;
  await track(ctx, "insuredNumber.listed", { details: { name, month: span.month ?? null, numbers: numbers.length } });
  return new TextDecoder().decode(questionFile(numbers));
}

/** The numbers of the centre's workplaces whose contracts with VZP hold on some day from the month until today. */
async function placesOf(ctx: InCenter, month: IsoDate | null): Promise<string[]> {
  const today = localDate(ctx.now());
  const { icz, medicalCenterId, insurer, removedAt, validFrom, validTo } = insuranceContracts;
  const rows = await ctx.db
    .selectDistinct({ icz })
    .from(insuranceContracts)
    .where(
      and(
        eq(medicalCenterId, ctx.profile.medicalCenterId),
        eq(insurer, VZP),
        isNull(removedAt),
        lte(validFrom, today),
        or(isNull(validTo), gte(validTo, month ?? today)),
      ),
    )
    .orderBy(asc(icz));
  return rows.map(({ icz }) => icz);
}
