import type { LoaderFunctionArgs } from "@remix-run/node";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["frame", "forms", "account", "calendar", "patients", "search", "settings"], title: "frame:sampler" };

/** Every component in every state; not part of what a clinic installs. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.production && !context.sampler) throw new Response(null, { status: 404 });
  return null;
}

const families = import.meta.glob<{ examples: { name: string; render: () => ReactNode }[] }>("../../components/**/*.examples.tsx", { eager: true });

export default function Sampler() {
  const { t } = useTranslation("frame");
  return (
    <>
      <h1>{t("sampler")}</h1>
      {Object.entries(families).map(([file, { examples }]) => (
        <Fragment key={file}>
          <h2 className="mb top">{file.replace(/^.*components\/|\.examples\.tsx$/g, "")}</h2>
          {examples.map(({ name, render }) => (
            <section key={name} className="mb" aria-label={name}>
              <h3 className="mute">{name}</h3>
              {render()}
            </section>
          ))}
        </Fragment>
      ))}
    </>
  );
}
