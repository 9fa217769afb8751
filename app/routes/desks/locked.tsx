import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { UnlockForm } from "#rules/inputs/accounts/desk.ts";
import { UnlockFields } from "#app/components/desks/unlock-fields.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { useDeskPeople } from "#app/enhance/desks/desk-people.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { DeskLock, UnlockDesk } from "#app/graphql/staff/desks.ts";
import type { Args } from "#app/http/request/context.ts";
import {
  forgetPage,
  rememberPage,
  ownKeptAddress,
  rememberedPage,
  addressOfKept,
} from "#app/http/session/desk.server.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { me } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { signIn } from "#app/http/session/session-cookie.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

export const handle: PageHandle = { i18n: ["desks", "forms", "errors"], title: "desks:lockTitle" };

/**
 * A request with a locked session is led here (`from`), and so is an idle page without scripts, which keeps no desk
 * open. If the desk is unlocked, its user goes on: to their own page, never automatically to another user's.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { kept, from, turn } = queryOf(args, deskPages.deskLock);
  if (from) args.context.unattended = true;
  const isOpen = (await me(args)) !== null;
  if (isOpen && !from) {
    const place = kept ? await ownKeptAddress(args, kept) : hrefHere(args, calendarPages.home);
    if (place) throw redirect(place);
  }
  const { deskLock: lock } = await load(args, DeskLock);
  const left = lock?.people.find(({ last }) => last);
  if (left && from && args.context.locked)
    throw redirect(hrefHere(args, deskPages.deskLock, { turn }), {
      headers: { "Set-Cookie": await rememberPage(args, left.session, placeWithin(from, "/")) },
    });
  if (!lock || lock.people.length === 0) throw redirect(hrefHere(args, accountPages.login, { redirect: from }));
  return {
    ...lock,
    turn: turn === 1,
    goOn: isOpen && from ? placeWithin(from, hrefHere(args, calendarPages.home)) : null,
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, UnlockForm, async ({ session, secret }) => {
    const unlocked = await unlock(args, session, secret);
    if (unlocked) {
      const place = queryOf(args, deskPages.deskLock).kept ? undefined : await rememberedPage(args, session);
      const answer = redirect(
        place === undefined
          ? addressOfKept(args, unlocked.kept)
          : placeWithin(place, hrefHere(args, calendarPages.home)),
      );
      for (const cookie of [signIn(args, unlocked.accessToken), await forgetPage(args)])
        answer.headers.append("Set-Cookie", cookie);
      return answer;
    }
    return flash(args, redirect(hrefHere(args, deskPages.deskLock)), { key: "desks:over", variant: "warning" });
  });

/** Null where the session has ended, by too many wrong ones or otherwise. */
async function unlock(args: Args, session: number, secret: string) {
  try {
    return (await call(args, UnlockDesk, { session, secret, kept: queryOf(args, deskPages.deskLock).kept })).deskUnlock;
  } catch (failed) {
    if (failed instanceof CallFailed && (failed.error === "unlockOver" || failed.error === "notFound")) return null;
    throw failed;
  }
}

export default function Locked() {
  const { name, medicalCenter, people, turn, goOn } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ session: string; secret: string }>("unlock");
  const { t } = useTranslation("desks");
  const to = useHref();
  useDeskPeople(form.id);
  const label: Record<string, string> = { session: t("who"), secret: t("secret") };
  return (
    <>
      <h1>{t("lockTitle")}</h1>
      <p className="mb mute">
        {name}, {medicalCenter}
      </p>
      {goOn && (
        <p className="mb">
          {t("notLocked")} <a href={goOn}>{t("goOn")}</a>
        </p>
      )}
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} title={t("refused")} />
      <Form {...formProps}>
        <UnlockFields fields={fields} people={people} turn={turn} />
        <p className="mb">
          <SubmitButton wide>{t("unlock")}</SubmitButton>
        </p>
      </Form>
      <p className="mb">
        <a href={to(accountPages.login)}>{t("another")}</a>
      </p>
      <p className="mute small">{t("keys")}</p>
    </>
  );
}
