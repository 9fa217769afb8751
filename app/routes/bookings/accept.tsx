import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { BookingFacts, BookingSubject, Decided } from "#app/components/bookings/booking-subject.tsx";
import type { Conflict } from "#app/components/calendar/events/conflicts.tsx";
import { EventErrors } from "#app/components/calendar/events/event-errors.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { AcceptBooking, BookingSuggestions } from "#app/graphql/calendar/bookings.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { withShownConflicts } from "#app/http/calendar/hidden-names.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { cardOfSender, type SuggestionReason } from "#rules/bookings/suggestion-reasons.ts";
import { formatDate, formatMoney } from "#rules/format.ts";

export const handle: PageHandle = {
  i18n: ["bookings", "calendar", "patients", "forms", "errors"],
  title: "bookings:acceptQuestion",
  inDialog: true,
};

const NEW = "new";

export async function loader(args: LoaderFunctionArgs) {
  const { booking, patientCardSuggestions: suggestions } = await load(args, BookingSuggestions, {
    booking: idOf(args),
  });
  return { booking, suggestions, card: String(cardOfSender(suggestions)?.id ?? NEW) };
}

const Acceptance = z.object({
  card: z.string(),
  payedInAdvance: z.boolean().default(false),
  confirmDuplicate: z.boolean().default(false),
});

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Acceptance, async ({ card, ...given }) => {
    const patientCard = card === NEW ? null : Number(card);
    const { bookingAccept } = await call(args, AcceptBooking, { booking: idOf(args), patientCard, ...given }).catch(
      withShownConflicts(args),
    );
    return flash(args, redirect(hrefHere(args, bookingPages.bookings)), {
      key: "bookings:acceptedFlash",
      links: [
        {
          key: "bookings:openCard",
          href: hrefHere(args, patientPages.patient, { uuid: bookingAccept.patientCard!.uuid }),
        },
      ],
    });
  });

/** The reasons for a card, and those against it. */
function Agreement({ reasons, differences }: Record<"reasons" | "differences", readonly SuggestionReason[]>) {
  const { t } = useTranslation("bookings");
  const listed = (some: readonly SuggestionReason[]) => some.map((one) => t(`reasons.${one}`)).join(", ");
  return (
    <>
      {t("inCommon", { what: listed(reasons) })}
      {differences.length > 0 && (
        <>
          {" "}
          <b>{t("differs", { what: listed(differences) })}</b>
        </>
      )}
    </>
  );
}

/** Words for the fields that an acceptance is refused for. */
const labels: Record<string, "staff" | "service" | "facilities"> = {
  owner: "staff",
  procedure: "service",
  facilities: "facilities",
};

type Candidate = { id: number; uuid: string; fullName: string };

/** Cards that may be of the same person as the new one. */
function Duplicates({ candidates }: { candidates: readonly Candidate[] }) {
  const { t } = useTranslation("bookings");
  const to = useHref();
  return (
    <Note variant="warning" title={t("duplicates")}>
      <p>{t("duplicatesText")}</p>
      <ul>
        {candidates.map(({ uuid, fullName }) => (
          <li key={uuid}>
            <a href={to(patientPages.patient, { uuid })}>{fullName}</a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

export default function AcceptBookingPage() {
  const { booking, suggestions, card } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const page = useFormPage("accept-booking", { card, payedInAdvance: false });
  const { t } = useTranslation(["bookings", "errors"]);
  const { locale, formKey } = useRoot();
  const to = useHref();
  const candidates = refusal?.details.candidates as Candidate[] | undefined;
  const decided = booking.status !== "CREATED";
  const waits = !decided && !booking.missed;
  return (
    <Confirm
      question={t("acceptQuestion")}
      about={<BookingSubject booking={booking} />}
      effect={t("acceptEffect")}
      does={waits ? t("acceptDo") : undefined}
      danger={false}
      backHref={to(bookingPages.bookings)}
      idempotencyKey={`${formKey}-accept${candidates ? "-new" : ""}`}
      sends={candidates ? { confirmDuplicate: "on" } : {}}
      faults={
        decided ? (
          <Decided booking={booking} />
        ) : candidates ? (
          <Duplicates candidates={candidates} />
        ) : (
          <EventErrors
            form={page.form}
            labelOf={(name) => t(labels[name] ?? "whoseCard")}
            apiMessage={booking.missed ? t("errors:bookingMissed") : page.apiMessage}
            title={t("acceptRefused")}
            conflicts={(refusal?.details.conflicts ?? []) as Conflict[]}
            eventHref={(id) => to(calendarPages.event, { id })}
          />
        )
      }
      fields={
        waits && (
          <>
            <Choice
              field={page.fields.card}
              label={t("whoseCard")}
              options={[
                ...suggestions.map(({ id, reasons, differences, patientCard }) => ({
                  value: String(id),
                  label: `${patientCard.fullName}${patientCard.dateOfBirth ? `, ${formatDate(patientCard.dateOfBirth, locale)}` : ""}`,
                  hint: <Agreement reasons={reasons} differences={differences} />,
                })),
                {
                  value: NEW,
                  label: t("newCard"),
                  hint: t("newCardHint", {
                    name: `${booking.name} ${booking.surname}`,
                    date: formatDate(booking.dateOfBirth, locale),
                  }),
                },
              ]}
            />
            {booking.price && (
              <Checkbox
                field={page.fields.payedInAdvance}
                label={t("payedInAdvance", { amount: formatMoney(booking.price, locale) })}
                hint={t("payedInAdvanceHint", { symbol: booking.variableSymbol })}
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
