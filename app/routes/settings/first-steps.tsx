import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { FirstSteps } from "#app/components/first-steps/first-steps.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { CloseFirstSteps } from "#app/graphql/center/settings.ts";
import { readFirstSteps } from "#app/http/first-steps/first-steps.server.ts";
import { useCloseForm } from "#app/http/first-steps/use-close-form.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["firstSteps", "forms", "errors"], title: "firstSteps:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, settingsPages.firstSteps);
  const { profile } = await signedIn(args);
  return { ...(await readFirstSteps(args)), open: profile?.medicalCenter?.firstSteps === true };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, CloseFirstSteps);
    return flash(args, redirect(hrefHere(args, calendarPages.home)), { key: "firstSteps:closed" });
  });

export default function FirstStepsPage() {
  const { title, text, steps, bring, close, open } = useLoaderData<typeof loader>();
  const hide = useCloseForm(close);
  return (
    <>
      <PageHead title={title} />
      <FirstSteps text={text} steps={steps} bring={bring} close={open ? hide : undefined} />
    </>
  );
}
