import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProposedServices, type ProposedRow } from "#app/components/first-steps/proposed-services.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { CreateProcedures } from "#app/graphql/center/procedures.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keepForm, keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { procedureBooks } from "#app/http/procedures/procedure-form.server.ts";
import type { Args } from "#app/http/request/context.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { me, signedIn } from "#app/http/session/me.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";
import { proposedServices } from "#rules/first-steps/proposed-services.ts";
import { moneyInput } from "#rules/format.ts";
import { ProposedServicesForm } from "#rules/inputs/procedures/proposed-services.ts";

export const handle: PageHandle = {
  i18n: ["firstSteps", "procedures", "forms", "errors"],
  title: "firstSteps:proposedTitle",
};

type Typed = { services: ProposedRow[] };

/** As many of the first proposals are chosen until somebody chooses. */
const USUAL = 3;

const profession = async (args: Args) => (await signedIn(args)).profile!.motusProfession;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, procedurePages.proceduresProposed);
  const kept = (await keptForm(args)) as Typed | undefined;
  const [currency, locale] = [await myCurrency(args), await myLocale(args)];
  const { t } = wordsOf(locale);
  const services = proposedServices[await profession(args)].map(({ name, minutes, price }, at) => ({
    proposal: name,
    chosen: at < USUAL ? "on" : "",
    name: t(`firstSteps:names.${name}`),
    duration: String(minutes),
    price: moneyInput({ amount: price[currency === "CZK" ? "CZK" : "EUR"], currency }, locale),
  }));
  return { currency, values: kept ?? { services } };
}

export async function action(args: ActionFunctionArgs) {
  if (!(await me(args))) throw redirect(await keepForm(args, await args.request.clone().formData()));
  const { currency, vatRate = "ZERO", people } = await procedureBooks(args);
  const profileIds = people.map(({ id }) => id);
  const schema = ProposedServicesForm({ profession: await profession(args), currency, vatRate, profileIds });
  return submitForm(args, schema, async (inputs) => {
    await call(args, CreateProcedures, { inputs });
    return flash(args, redirect(hrefHere(args, procedurePages.procedures)), {
      key: "firstSteps:added",
      values: { count: inputs.length },
    });
  });
}

export default function ProposedServicesPage() {
  const { currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("proposed", values);
  const { t } = useTranslation(["firstSteps", "procedures"]);
  const to = useHref();
  const rows = page.fields.services.getFieldList().map((row) => row.getFieldset());
  return (
    <RecordForm
      title={t("proposedTitle")}
      list={{ href: to(procedurePages.procedures), label: t("procedures:title") }}
      save={t("save")}
      page={page}
      labelOf={(field) =>
        rows.find((row) => field.startsWith(row.name.name.slice(0, -".name".length)))?.name.defaultValue ?? ""
      }
    >
      <p className="mb">{t("proposedText")}</p>
      <ProposedServices rows={rows} currency={currency} />
    </RecordForm>
  );
}
