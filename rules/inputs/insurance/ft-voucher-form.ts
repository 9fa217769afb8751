import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { readDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { diagnosisFields, readDiagnoses, typedDiagnoses } from "./coding-form.ts";

/** Rows of operations: as many as a voucher has room for. */
export const MOST_VOUCHER_ROWS = 15;
export const voucherRowNames = Array.from({ length: MOST_VOUCHER_ROWS }, (_, at) => `operation${at + 1}`);

const typed = z.string().optional();
const Row = z.object({ code: typed, asked: typed, planned: typed }).optional();
const rows: Record<string, typeof Row> = Object.fromEntries(voucherRowNames.map((name) => [name, Row]));
const texts = ["insuranceCompany", "insuranceVariant", "compensation", "expertise", "reason", "aim"] as const;

/**
 * The typed fields of an FT voucher, turned into the input of `ftVoucherCreate` and `ftVoucherUpdate`, with the rows and
 * fields that its operations and other diagnoses came from. An applicant is chosen, or typed as a new one.
 */
export const ftVoucherForm = (today: IsoDate, locale: Locale) =>
  z
    .object({
      ...(Object.fromEntries([...texts, "externalNumber"].map((name) => [name, typed])) as Record<
        (typeof texts)[number] | "externalNumber",
        typeof typed
      >),
      issuedAt: typed,
      bookedOn: typed,
      visits: typed,
      ftVoucherApplicant: typed,
      newApplicant: z.object({ name: typed, icp: typed, expertise: typed, phone: typed }).optional(),
      ...typedDiagnoses,
      ...(rows as { operation1: typeof Row }),
    })
    .transform((fields, ctx) => {
      const given: Record<string, unknown> = fields;
      const fault = (path: (string | number)[], message: ErrorName) => ctx.addIssue({ code: "custom", path, message });
      const day = (name: "issuedAt" | "bookedOn") => {
        const text = fields[name];
        const read = text ? readDate(text, today, locale) : null;
        if ((text && !read) || (read && read > today)) fault([name], "dateInvalid");
        if (!text && name === "issuedAt") fault([name], "required");
        return read;
      };
      const { primary, others } = readDiagnoses(given, ctx);
      if (primary === null && !diagnosisFields.some((name) => given[`${name}Query`]))
        fault(["primaryDiagnosis"], "required");
      const listed = (count: "asked" | "planned") =>
        voucherRowNames.flatMap((name) => {
          const { code, ...row } = (given[name] ?? {}) as { code?: string; asked?: string; planned?: string };
          const text = row[count];
          return code && text ? [{ name, code, count: Number(text) || 0 }] : [];
        });
      for (const name of voucherRowNames) {
        const { code, asked, planned } = (given[name] ?? {}) as { code?: string; asked?: string; planned?: string };
        if (!code && (asked || planned)) fault([name, "code"], "required");
        if (code && !asked && !planned) fault([name, "asked"], "required");
      }
      const [asked, planned] = [listed("asked"), listed("planned")];
      const { newApplicant } = fields;
      const isNew = Object.values(newApplicant ?? {}).some(Boolean);
      const bare = ({ code, count }: { code: string; count: number }) => ({ code: code.split(" ")[0]!, count });
      return {
        input: {
          ...Object.fromEntries(texts.map((name) => [name, fields[name] ?? null])),
          externalNumber: fields.externalNumber ?? null,
          issuedAt: day("issuedAt"),
          bookedOn: day("bookedOn"),
          visits: Number(fields.visits) || 0,
          ftVoucherApplicant: isNew ? null : Number(fields.ftVoucherApplicant) || null,
          newApplicant: isNew ? newApplicant : null,
          primaryDiagnosis: primary,
          otherDiagnosis: others.map(({ code }) => code),
          askedOperations: asked.map(bare),
          plannedOperations: planned.map(bare),
        },
        rows: { asked: asked.map(({ name }) => name), planned: planned.map(({ name }) => name) },
        others: others.map(({ name }) => name),
      };
    });
