import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { InvitationFields, type InvitationField } from "#app/components/staff/invitation-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { InviteProfile } from "#app/graphql/staff/staff.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { staffPages } from "#app/paths/staff/staff.ts";
import { InvitationInput } from "#rules/inputs/accounts/account.ts";

export const handle: PageHandle = { i18n: ["staff", "accounts", "forms", "errors"], title: "staff:inviteTitle" };

type Typed = Partial<Record<InvitationField, string>>;

/** The address of a colleague leads to their form. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, staffPages.employee);
  const { id } = queryOf(args, staffPages.employee);
  if (id !== undefined) throw redirect(hrefHere(args, staffPages.staffEdit, { profile: id }));
  const proposed: Typed = { locale: await myLocale(args), motusProfession: "PHYSIOTHERAPIST" };
  return { values: ((await keptForm(args)) as Typed | undefined) ?? proposed };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, InvitationInput, async (input) => {
    const { profileInvitationCreate } = await call(args, InviteProfile, { input });
    const profile = profileInvitationCreate.profile.id;
    return flash(args, redirect(hrefHere(args, staffPages.staffMember, { profile })), {
      key: "staff:inviteSent",
      values: { email: input.email },
    });
  });

export default function InvitePage() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("invitation", values);
  const { t } = useTranslation(["staff", "accounts"]);
  const to = useHref();
  const own: Record<string, string> = { locale: t("mailLanguage"), profileRole: t("role") };
  return (
    <RecordForm
      title={t("inviteTitle")}
      list={{ href: to(staffPages.staff), label: t("title") }}
      save={t("sendInvitation")}
      page={page}
      labelOf={(name) => own[name] ?? t(`accounts:${name as "name"}`)}
    >
      <InvitationFields fields={page.fields as Record<InvitationField, (typeof page.fields)["email"]>} />
    </RecordForm>
  );
}
