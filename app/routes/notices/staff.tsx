import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatTime } from "#rules/format.ts";
import { StaffNoticesInput } from "#rules/inputs/notice.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { StaffFields } from "#app/components/notices/staff-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { StaffNotices, UpdateStaffNotices } from "#app/graphql/center/notices.ts";
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

export const handle: PageHandle = { i18n: ["notices", "forms", "errors"], title: "notices:staffTitle" };

async function loadShown(args: LoaderFunctionArgs) {
  const { people, sheetTime, mailLine, version } = (await load(args, StaffNotices)).staffNotices;
  const idsOf = (kind: "requests" | "sheet") =>
    people.filter((person) => person[kind]).map(({ profile }) => String(profile.id));
  return { shown: { requests: idsOf("requests"), sheet: idsOf("sheet"), sheetTime }, version, people, mailLine };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, noticePages.staffNotices);
  const { shown, version, people, mailLine } = await loadShown(args);
  const values = await editValues(args, { shown, version });
  return { values, people, mailLine };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, StaffNoticesInput, async (input, form) => {
    await call(args, UpdateStaffNotices, { input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, noticePages.notices)), { key: "notices:staffSaved" });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

type Values = { requests: string[]; sheet: string[] } & Record<"sheetTime" | "version" | "was", string>;

function Editing() {
  const { values, people, mailLine } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("staff-notices", values);
  const { t } = useTranslation("notices");
  const to = useHref();
  const inWords = (name: string, value: string) =>
    name === "sheetTime"
      ? formatTime(value)
      : people
          .filter(({ profile }) => value.split(",").includes(String(profile.id)))
          .map(({ profile }) => profile.fullName)
          .join(", ");
  return (
    <RecordForm
      title={t("staffTitle")}
      list={{ href: to(noticePages.notices), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "sheet")}
      inWords={inWords}
      basis={page.fields}
    >
      <StaffFields fields={page.fields} people={people} mailLine={mailLine} />
    </RecordForm>
  );
}
