import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/note.tsx";
import { ReportLogout } from "#app/enhance/report-logout.tsx";
import { LogOut, MyProfiles } from "#app/graphql/account.ts";
import { api } from "#app/graphql/client.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { me } from "#app/http/me.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { cookieToken } from "#app/http/session-cookie.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["account", "forms"], title: "account:logoutTitle" };

/** Asks first: a picture on a foreign page could open this address, but it cannot send the form. */
export async function loader(args: LoaderFunctionArgs) {
  if (!(await me(args))) throw redirect(hrefHere(args, "login"));
  return (await api(args, MyProfiles)).myProfiles.map(({ id }) => id);
}

export async function action(args: ActionFunctionArgs) {
  await api(args, LogOut);
  // The cookie stays: its token opens nothing any more, but a form open in another tab is kept by it for its owner.
  // Nor does its storage go: copies of others' reports on this device are theirs. One's own are taken away by the form (report-logout.tsx).
  const answer = redirect(hrefHere(args, cookieToken(args, "desk") ? "deskLock" : "login"), {
    headers: { "Clear-Site-Data": '"cache"' },
  });
  return flash(args, answer, { key: "account:loggedOut" });
}

export default function Logout() {
  const { user } = useRoot();
  const { t } = useTranslation("account");
  const to = useHref();
  const profiles = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("logoutTitle")}</h1>
      <p className="mb">{t("logoutText", { email: user?.email })}</p>
      <ReportLogout
        profiles={profiles}
        warning={
          <Note variant="warning" title={t("unsavedTitle")}>
            <p>{t("unsavedText")}</p>
          </Note>
        }
      />
      <Form>
        <Actions bare>
          <SubmitButton>{t("logout")}</SubmitButton>
          <a href={to("home")}>{t("stay")}</a>
        </Actions>
      </Form>
    </>
  );
}
