import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { secondFactorDuties } from "#rules/codes.ts";
import { error } from "#rules/inputs/text.ts";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { RequireSecondFactor, StaffSecondFactors } from "#app/graphql/staff/second-factor.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

export const handle: PageHandle = {
  i18n: ["secondFactor", "forms", "errors", "settings"],
  title: "secondFactor:requireTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, secondFactorPages.secondFactorRequire);
  const { me, secondFactorsOfStaff: staff } = await load(args, StaffSecondFactors);
  const duty = me.profile!.medicalCenter!.secondFactorDuty;
  return { without: staff.filter(({ since }) => !since).length, values: (await keptForm(args)) ?? { of: duty } };
}

const Sent = z.object({ of: z.enum(secondFactorDuties, error("choiceInvalid")) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Sent, async ({ of }) => {
    await call(args, RequireSecondFactor, { of });
    return flash(args, redirect(hrefHere(args, secondFactorPages.staffSecondFactors)), {
      key: "secondFactor:requireSet",
    });
  });

export default function RequireSecondFactorPage() {
  const { without, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"of", string>>("require", values);
  const { t } = useTranslation("secondFactor");
  const to = useHref();
  const options = secondFactorDuties.map((value) => ({ value, label: t(`requireOf.${value}`) }));
  return (
    <RecordForm
      title={t("requireTitle")}
      list={{ href: to(secondFactorPages.staffSecondFactors), label: t("title") }}
      save={t("requireSave")}
      page={page}
      labelOf={() => t("requireWhom")}
    >
      <p className="mb read">
        {t("requireText")} {without > 0 && t("requireMissing", { count: without })}
      </p>
      <Group legend={t("title")}>
        <Choice field={page.fields.of} label={t("requireWhom")} options={options} />
      </Group>
    </RecordForm>
  );
}
