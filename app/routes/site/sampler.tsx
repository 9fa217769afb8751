import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Area, PageHandle } from "#app/http/page/title.ts";
import printStyles from "#app/styles/layouts/print-layout.css?url";

/** Every area of words, by the names of the files. */
const areas = Object.keys(import.meta.glob("../../i18n/cs/*.ts")).map((file) =>
  file.replace(/^.*\/|\.ts$/g, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
);

export const handle: PageHandle = { i18n: areas as Area[], title: "site:sampler" };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles }];

/** Every component in every state; not part of an installation. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.production && !context.sampler) throw new Response(null, { status: 404 });
  return null;
}

type Example = { name: string; render: () => ReactNode };
const families = import.meta.glob<{ examples: Example[] }>("../../components/**/*.examples.tsx", { eager: true });

export default function Sampler() {
  const { t } = useTranslation("site");
  return (
    <>
      <h1>{t("sampler")}</h1>
      {Object.entries(families).map(([file, { examples }]) => (
        <Family key={file} name={file.replace(/^.*components\/|\.examples\.tsx$/g, "")} examples={examples} />
      ))}
    </>
  );
}

function Family({ name: family, examples }: { name: string; examples: Example[] }) {
  return (
    <>
      <h2 className="mb top">{family}</h2>
      {examples.map(({ name, render }) => (
        <section key={name} className="mb" aria-label={`${family}: ${name}`}>
          <p className="mute">{name}</p>
          {render()}
        </section>
      ))}
    </>
  );
}
