import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import {
  ChargeVisit,
  SetAttendance,
  SetInsurerCover,
  SetProgress,
  UseVoucher,
} from "#app/graphql/calendar/attendances.ts";
import { call } from "#app/graphql/client.server.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { toApiMessage } from "#app/http/request/api-message.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { lockAgain, loginAgain } from "#app/http/request/login-again.server.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { attendanceStates, insurerCovers, waitingRoomProgresses } from "#rules/codes.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const loader = (args: LoaderFunctionArgs) => redirect(hrefHere(args, calendarPages.home));

const id = () =>
  z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1);
const Press = z.object({
  attendance: id(),
  state: z.enum(attendanceStates).optional(),
  progress: z.enum(waitingRoomProgresses).optional(),
  charge: z.literal("1").optional(),
  voucher: id().optional(),
  insurer: z.enum([...insurerCovers, "NONE"]).optional(),
});

/** One press sets the attendance of a visit, or its step; another one sets the same, so that nothing acts twice. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const place = placeWithin(String(form.get("redirect") ?? ""), hrefHere(args, calendarPages.home));
  const back = redirect(place);
  const press = Press.safeParse(Object.fromEntries(form));
  if (!press.success) throw new Response(null, { status: 404 });
  const { attendance, state, progress, charge, voucher, insurer } = press.data;
  try {
    if (state) await call(args, SetAttendance, { attendance, state });
    if (progress) await call(args, SetProgress, { attendance, progress });
    if (voucher) await call(args, UseVoucher, { attendance, voucher });
    if (insurer) await call(args, SetInsurerCover, { attendance, insurerCover: insurer === "NONE" ? null : insurer });
    if (!charge) return back;
    const { id } = (await call(args, ChargeVisit, { attendance })).patientAttendanceCharge;
    return redirect(hrefHere(args, paymentPages.payment, { id }));
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    if (failed.error === "sessionLocked") throw lockAgain(args, new URL(place, args.request.url));
    if (failed.error === "notSignedIn") throw redirect(loginAgain(args, new URL(place, args.request.url)));
    const apiMessage = toApiMessage(failed.failure);
    return flash(args, back, { key: "key" in apiMessage ? apiMessage.key : "errors:unexpected", variant: "error" });
  }
}
