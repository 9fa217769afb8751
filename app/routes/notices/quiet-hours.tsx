import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { QuietHoursInput } from "#rules/inputs/notice.ts";
import { TimeField } from "#app/components/forms/fields/time-field.tsx";
import { Pair } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { QuietHours, UpdateQuietHours } from "#app/graphql/center/notices.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { noticePages } from "#app/paths/center/notices.ts";

export const handle: PageHandle = { i18n: ["notices", "forms", "errors"], title: "notices:quietTitle" };

async function loadShown(args: LoaderFunctionArgs) {
  const { from, to, version } = (await load(args, QuietHours)).quietHours;
  return { shown: { from: from ?? "", to: to ?? "" }, version };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, noticePages.quietHours);
  const { shown, version } = await loadShown(args);
  return { values: await editValues(args, { shown, version }) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, QuietHoursInput, async (input, form) => {
    await call(args, UpdateQuietHours, { input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, noticePages.notices)), { key: "notices:quietSaved" });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"from" | "to" | "version" | "was", string>>("quiet-hours", values);
  const { t } = useTranslation("notices");
  const to = useHref();
  return (
    <RecordForm
      title={t("quietTitle")}
      list={{ href: to(noticePages.notices), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "from")}
      basis={page.fields}
      fewRequired
    >
      <p className="mb">{t("quietHint")}</p>
      <Pair>
        <TimeField field={page.fields.from} label={t("from")} optional />
        <TimeField field={page.fields.to} label={t("to")} optional />
      </Pair>
    </RecordForm>
  );
}
