import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { UnlockForm } from "#rules/inputs/desk.ts";
import { UnlockFields } from "#app/components/desks/unlock-fields.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { useDeskPeople } from "#app/enhance/desk-people.ts";
import { api } from "#app/graphql/client.server.ts";
import { DeskLock, UnlockDesk } from "#app/graphql/desks.ts";
import type { Args } from "#app/http/context.ts";
import { forgetPlaceHere, keepPlaceHere, ownPlace, placeHere, placeOfKept } from "#app/http/desk.server.ts";
import { CallFailed } from "#app/http/failure.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { placeWithin } from "#app/http/own-address.ts";
import { me } from "#app/http/me.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { signIn } from "#app/http/session-cookie.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["desks", "forms", "errors"], title: "desks:lockTitle" };

/**
 * Whoever meets a locked session comes here (`from`), and a page without scripts does by itself, which keeps no desk open. Where the desk is open all the same, whoever is at
 * it goes on: to their own page, never by itself to somebody else's.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { kept, from, turn } = queryOf(args, "deskLock");
  if (from) args.context.unattended = true;
  const isOpen = (await me(args)) !== null;
  if (isOpen && !from) {
    const place = kept ? await ownPlace(args, kept) : hrefHere(args, "home");
    if (place) throw redirect(place);
  }
  const { deskLock: lock } = await api(args, DeskLock);
  const left = lock?.people.find(({ last }) => last);
  if (left && from && args.context.locked)
    throw redirect(hrefHere(args, "deskLock", { turn }), {
      headers: { "Set-Cookie": await keepPlaceHere(args, left.session, placeWithin(from, "/")) },
    });
  if (!lock || lock.people.length === 0) throw redirect(hrefHere(args, "login", { redirect: from }));
  return { ...lock, turn: turn === 1, goOn: isOpen && from ? placeWithin(from, hrefHere(args, "home")) : null };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, UnlockForm, async ({ session, secret }) => {
    const unlocked = await unlock(args, session, secret);
    if (unlocked) {
      const place = queryOf(args, "deskLock").kept ? undefined : await placeHere(args, session);
      const answer = redirect(
        place === undefined ? placeOfKept(args, unlocked.kept) : placeWithin(place, hrefHere(args, "home")),
      );
      for (const cookie of [signIn(args, unlocked.accessToken), await forgetPlaceHere(args)])
        answer.headers.append("Set-Cookie", cookie);
      return answer;
    }
    return flash(args, redirect(hrefHere(args, "deskLock")), { key: "desks:over", variant: "warning" });
  });

/** Null where the session has ended, by too many wrong ones or otherwise. */
async function unlock(args: Args, session: number, secret: string) {
  try {
    return (await api(args, UnlockDesk, { session, secret, kept: queryOf(args, "deskLock").kept })).deskUnlock;
  } catch (failed) {
    if (failed instanceof CallFailed && (failed.error === "unlockOver" || failed.error === "notFound")) return null;
    throw failed;
  }
}

export default function Locked() {
  const { name, medicalCenter, people, turn, goOn } = useLoaderData<typeof loader>();
  const { form, fields, formProps, told } = useFormPage<{ session: string; secret: string }>("unlock");
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
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} told={told} title={t("refused")} />
      <Form {...formProps}>
        <UnlockFields fields={fields} people={people} turn={turn} />
        <p className="mb">
          <SubmitButton wide>{t("unlock")}</SubmitButton>
        </p>
      </Form>
      <p className="mb">
        <a href={to("login")}>{t("another")}</a>
      </p>
      <p className="mute small">{t("keys")}</p>
    </>
  );
}
