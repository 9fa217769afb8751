import { z } from "zod";
import { unknownTokens } from "#rules/notices/tokens.ts";
import { sheetTimes } from "#rules/notices/sheet.ts";
import { readTime } from "#rules/time/read-time.ts";
import { ids } from "./ids.ts";
import { read } from "./read.ts";
import { error, optionalLongText, optionalText } from "./text.ts";

const known = (text: string | null) => text === null || unknownTokens(text).length === 0;

/** A text of SMS; without it the product's is in use. */
export const SmsTextInput = z.object({
  message: optionalLongText(600).refine(known, error("tokenUnknown")),
});

/** A text of e-mails: both parts, or neither, and then the product's is in use. */
export const EmailTextInput = z
  .object({
    subject: optionalText(150).refine(known, error("tokenUnknown")),
    message: optionalLongText(5000).refine(known, error("tokenUnknown")),
  })
  .check(({ value, issues }) => {
    for (const field of ["subject", "message"] as const)
      if (value[field] === null && (value.subject ?? value.message) !== null)
        issues.push({ code: "custom", path: [field], message: error("required"), input: null });
  });

const time = read((typed) => {
  const value = readTime(typed);
  return value ? { value } : "timeInvalid";
});

/** Quiet hours from one time of the day to another, over midnight where it is earlier; none without both. */
export const QuietHoursInput = z.object({ from: time, to: time }).check(({ value, issues }) => {
  for (const field of ["from", "to"] as const)
    if (value[field] === null && (value.from ?? value.to) !== null)
      issues.push({ code: "custom", path: [field], message: error("required"), input: null });
  if (value.from !== null && value.from === value.to)
    issues.push({ code: "custom", path: ["to"], message: error("quietAllDay"), input: value.to });
});

/** The profiles that get e-mails of new requests, those that get tomorrow's sheet, and the time of the evening. */
export const StaffNoticesInput = z.object({
  requests: ids(500),
  sheet: ids(500),
  sheetTime: z.enum(sheetTimes, error("choiceInvalid")),
});
