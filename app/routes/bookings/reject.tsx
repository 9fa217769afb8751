import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { BookingFacts, BookingSubject, Decided } from "#app/components/bookings/booking-subject.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { BookingToDecide, RejectBooking } from "#app/graphql/calendar/bookings.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { RejectionInput } from "#rules/inputs/bookings/booking-request.ts";

export const handle: PageHandle = {
  i18n: ["bookings", "forms", "errors"],
  title: "bookings:rejectQuestion",
  inDialog: true,
};

export const loader = async (args: LoaderFunctionArgs) =>
  (await load(args, BookingToDecide, { booking: idOf(args) })).booking;

/** From as many requests of an hour on a flood of invented ones is likely, and clearing them at once is offered. */
const MANY = 5;

const Rejection = RejectionInput.extend({
  sendEmail: z.boolean().default(false),
  sameHour: z.boolean().default(false),
});

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Rejection, async (rejection) => {
    await call(args, RejectBooking, { booking: idOf(args), ...rejection });
    return flash(args, redirect(hrefHere(args, bookingPages.bookings)), { key: "bookings:rejectedFlash" });
  });

export default function RejectBookingPage() {
  const booking = useLoaderData<typeof loader>();
  const page = useFormPage("reject-booking", { sendEmail: "on", reason: "", sameHour: "" });
  const { t } = useTranslation("bookings");
  const { formKey } = useRoot();
  const to = useHref();
  const waits = booking.status === "CREATED";
  return (
    <Confirm
      question={t("rejectQuestion")}
      about={<BookingSubject booking={booking} />}
      effect={t("rejectEffect")}
      does={waits ? t("rejectDo") : undefined}
      backHref={to(bookingPages.bookings)}
      idempotencyKey={`${formKey}-reject`}
      faults={
        waits ? (
          page.apiMessage && (
            <Note variant="warning">
              <p>{page.apiMessage}</p>
            </Note>
          )
        ) : (
          <Decided booking={booking} />
        )
      }
      fields={
        waits && (
          <>
            <TextArea field={page.fields.reason} label={t("reason")} hint={t("reasonHint")} optional rows={2} />
            <Checkbox field={page.fields.sendEmail} label={t("sendEmail")} />
            {booking.sameHour >= MANY && (
              <Checkbox
                field={page.fields.sameHour}
                label={t("sameHour", { count: booking.sameHour })}
                hint={t("sameHourHint")}
              />
            )}
          </>
        )
      }
    >
      <BookingFacts booking={booking} />
    </Confirm>
  );
}
