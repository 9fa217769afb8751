import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Turn } from "#rules/inputs/patients/consent.ts";
import { WebAddress } from "#app/components/booking-rules/web-address.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { BookingConfig, SwitchBooking } from "#app/graphql/calendar/booking-rules.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bookingRulesPages } from "#app/paths/calendar/booking-rules.ts";
import { bookingAddress } from "#app/http/booking-rules/booking-address.ts";

export const handle: PageHandle<{ on: boolean }> = {
  i18n: ["bookingRules", "forms"],
  title: (t, { on }) => t(on ? "bookingRules:offQuestion" : "bookingRules:onQuestion"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bookingRulesPages.bookingSwitch);
  const { slug, bookingConfig } = (await load(args, BookingConfig)).me.profile!.medicalCenter!;
  return { on: bookingConfig.active, address: bookingAddress(args.context.url, slug) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async (input) => {
    const active = input.active === "true";
    await call(args, SwitchBooking, { active });
    return flash(args, redirect(hrefHere(args, bookingRulesPages.bookingRules)), {
      key: active ? "bookingRules:turnedOn" : "bookingRules:turnedOff",
    });
  });

export default function SwitchBookingPage() {
  const { on, address } = useLoaderData<typeof loader>();
  const { t } = useTranslation("bookingRules");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t(on ? "offQuestion" : "onQuestion")}
      about={<Subject name={<WebAddress address={address} />} />}
      effect={t(on ? "offText" : "onText")}
      does={t(on ? "turnOff" : "turnOn")}
      danger={on}
      backHref={to(bookingRulesPages.bookingRules)}
      idempotencyKey={formKey}
      sends={{ active: String(!on) }}
    />
  );
}
