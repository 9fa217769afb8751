import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DeskFields } from "#app/components/desks/desk-fields.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Desks, UpdateDesk } from "#app/graphql/staff/desks.ts";
import { boxOptions } from "#app/http/cash/box-options.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { DeskInput } from "#rules/inputs/accounts/desk.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

export const handle: PageHandle = { i18n: ["desks", "forms", "errors"], title: "desks:editTitle" };

/** The values in the form, and their version. */
async function loadShown(args: LoaderFunctionArgs) {
  const id = idOf(args);
  const desk = (await load(args, Desks)).desks.find((desk) => desk.id === id);
  if (!desk) throw new Response(null, { status: 404 });
  const { name, lockMinutes, cashBox, version } = desk;
  return { shown: { name, lockMinutes: String(lockMinutes), cashBox: cashBox ? String(cashBox.id) : "" }, version };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, deskPages.desk);
  const { shown, version } = await loadShown(args);
  return {
    boxes: await boxOptions(args),
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, DeskInput, async (input, form) => {
    await call(args, UpdateDesk, { desk: idOf(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, deskPages.desks)), { key: "desks:saved" });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { boxes, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "lockMinutes" | "cashBox" | "version" | "was", string>>("desk", values);
  const { t } = useTranslation("desks");
  const to = useHref();
  return (
    <RecordForm
      title={t("editTitle")}
      list={{ href: to(deskPages.desks), label: t("title") }}
      save={t("save")}
      page={page}
      basis={page.fields}
      labelOf={(name) => t(name as "name")}
      inWords={(name, value) =>
        name === "cashBox" ? (boxes.find((box) => box.value === value)?.label ?? t("firstCashBox")) : value
      }
    >
      <DeskFields fields={page.fields} boxes={boxes} />
    </RecordForm>
  );
}
