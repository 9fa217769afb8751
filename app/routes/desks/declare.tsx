import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DeskFields } from "#app/components/desks/desk-fields.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { DeclareDesk } from "#app/graphql/staff/desks.ts";
import { boxOptions } from "#app/http/cash/box-options.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { keepToken } from "#app/http/session/session-cookie.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { DeskInput } from "#rules/inputs/accounts/desk.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

export const handle: PageHandle = { i18n: ["desks", "forms", "errors"], title: "desks:newTitle" };

/** The longest lifetime of a cookie in browsers. */
const MAX_AGE = 400 * 86_400;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, deskPages.deskNew);
  return { boxes: await boxOptions(args), values: (await keptForm(args)) ?? { lockMinutes: "3", cashBox: "" } };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, DeskInput, async (input) => {
    // The answer is a secret: it is not stored under the form's key. A repeated form makes one desk all the same.
    args.context.idempotencyKey = undefined;
    const { token, name } = (await call(args, DeclareDesk, { input })).deskDeclare;
    const answer = await flash(args, redirect(hrefHere(args, deskPages.desks)), {
      key: "desks:declared",
      values: { name },
    });
    answer.headers.append("Set-Cookie", keepToken(args, "desk", token!, MAX_AGE));
    return answer;
  });

export default function DeclareDeskPage() {
  const { boxes, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "lockMinutes" | "cashBox", string>>("desk", values);
  const { t } = useTranslation("desks");
  const to = useHref();
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(deskPages.desks), label: t("title") }}
      save={t("add")}
      page={page}
      labelOf={(name) => t(name as "name")}
    >
      <p className="mb">{t("newText")}</p>
      <DeskFields fields={page.fields} boxes={boxes} />
    </RecordForm>
  );
}
