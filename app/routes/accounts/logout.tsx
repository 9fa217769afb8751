import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { Note } from "#app/components/base/note.tsx";
import { ReportLogout } from "#app/enhance/medical-reports/report-logout.tsx";
import { LogOut, MyProfiles } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { me } from "#app/http/session/me.server.ts";
import { useAccount } from "#app/http/page/account.ts";
import { useHref } from "#app/http/page/page.ts";
import { cookieToken } from "#app/http/session/session-cookie.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { deskPages } from "#app/paths/staff/desks.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const handle: PageHandle = { i18n: ["accounts", "forms"], title: "accounts:logoutQuestion" };

/** Asks for confirmation: a picture on a foreign page could open this address, but it cannot send the form. */
export async function loader(args: LoaderFunctionArgs) {
  if (!(await me(args))) throw redirect(hrefHere(args, accountPages.login));
  return (await load(args, MyProfiles)).myProfiles.map(({ id }) => id);
}

export async function action(args: ActionFunctionArgs) {
  await call(args, LogOut);
  // The cookie stays: its token opens nothing any more, but keeps a form open in another tab for its owner. Nor does
  // the storage go: it holds others' reports on this device. The user's own are deleted by the form
  // (report-logout.tsx).
  const answer = redirect(hrefHere(args, cookieToken(args, "desk") ? deskPages.deskLock : accountPages.login), {
    headers: { "Clear-Site-Data": '"cache"' },
  });
  return flash(args, answer, { key: "accounts:loggedOut" });
}

export default function Logout() {
  const { name, email } = useAccount();
  const { t } = useTranslation("accounts");
  const to = useHref();
  const profiles = useLoaderData<typeof loader>();
  return (
    <Confirm
      question={t("logoutQuestion")}
      about={<Subject name={name}>{email}</Subject>}
      effect={t("logoutText")}
      does={t("logout")}
      danger={false}
      backHref={to(calendarPages.home)}
    >
      <ReportLogout
        profiles={profiles}
        warning={
          <Note variant="warning" title={t("unsavedTitle")}>
            <p>{t("unsavedText")}</p>
          </Note>
        }
      />
    </Confirm>
  );
}
