import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Leaving } from "#app/components/staff/leaving.tsx";
import { call } from "#app/graphql/client.server.ts";
import {
  ActivateProfile,
  DeactivateProfile,
  EndSessionsOf,
  ResendInvitation,
  ResetPasswordOf,
} from "#app/graphql/staff/staff.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { profileOf, staffMember } from "#app/http/staff/staff-member.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { staffPages } from "#app/paths/staff/staff.ts";

export const handle: PageHandle<
  { does: "end" | "back" | "signOut" | "resend" | "withdraw" | "newPassword" } | undefined
> = {
  i18n: ["staff", "accounts", "forms", "errors"],
  title: (t, data) => t(data ? `staff:${data.does}Question` : "staff:person"),
  inDialog: true,
};

/** An action on a colleague's access, by the end of the address. */
const changes = {
  "ukonceni-pristupu": { verb: DeactivateProfile, does: "end", done: "staff:ended" },
  "vraceni-pristupu": { verb: ActivateProfile, does: "back", done: "staff:isBack" },
  odhlaseni: { verb: EndSessionsOf, does: "signOut", done: "staff:signedOut" },
  pozvanka: { verb: null, does: "resend", done: "staff:resent" },
  "odvolani-pozvanky": { verb: DeactivateProfile, does: "withdraw", done: "staff:withdrawn" },
  "nove-heslo": { verb: ResetPasswordOf, does: "newPassword", done: "staff:newPasswordSent" },
} as const;

function findChange({ params }: LoaderFunctionArgs) {
  const change = Object.entries(changes).find(([name]) => name === params.change)?.[1];
  if (!change) throw new Response(null, { status: 404 });
  return change;
}

/** A user's own profile, or one without anything left to do, leads to the person's page. */
export async function loader(args: LoaderFunctionArgs) {
  const { does } = findChange(args);
  const {
    member: { own, profile },
    ...rest
  } = await staffMember(args);
  const isGone = profile.deactivatedAt !== null;
  const isInvited = profile.registrationCompletedAt === null;
  const ofInvitation = does === "resend" || does === "withdraw";
  if (own || isGone !== (does === "back") || (does !== "back" && isInvited !== ofInvitation))
    throw redirect(hrefHere(args, staffPages.staffMember, { profile: profile.id }));
  return { does, profile, ...rest };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { verb, done } = findChange(args);
    const profile = profileOf(args);
    if (verb) await call(args, verb as typeof DeactivateProfile, { profile });
    else await call(args, ResendInvitation, { email: (await staffMember(args)).member.profile.email });
    return flash(args, redirect(hrefHere(args, staffPages.staffMember, { profile })), { key: done });
  });

export default function ChangeAccessPage() {
  const {
    does,
    profile: { id, fullName: name, email, profileRole, registrationCompletedAt },
    behind,
    calendarHref,
  } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage<Record<string, never>>(does);
  const { t } = useTranslation(["staff", "accounts"]);
  const to = useHref();
  const isInvited = registrationCompletedAt === null;
  const effect = {
    end: t("endText", { name }),
    back: isInvited ? t("backInvitedText", { name }) : t("backText", { name, role: t(`accounts:role.${profileRole}`) }),
    signOut: t("signOutText", { name }),
    resend: t("resendText", { name, email }),
    withdraw: t("withdrawText", { name }),
    newPassword: t("newPasswordText", { name }),
  }[does];
  return (
    <Confirm
      question={t(`${does}Question`)}
      about={<Subject name={name}>{t(`accounts:role.${profileRole}`)}</Subject>}
      effect={effect}
      does={t(does)}
      danger={does === "end" || does === "signOut" || does === "withdraw"}
      backHref={to(staffPages.staffMember, { profile: id })}
      {...formProps}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
    >
      {does === "end" && (
        <Leaving behind={behind} calendarHref={calendarHref} workHref={to(staffPages.staffWork, { profile: id })} />
      )}
    </Confirm>
  );
}
