import { useId } from "react";
import { useTranslation } from "react-i18next";
import { WebAddress } from "./web-address.tsx";

type Props = { address: string; apiAddress: string; origins: string[]; editHref: string };

const quoted = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** The question for the offered services, as a script of a website asks it. */
const fetchOf = (apiAddress: string) => `const answer = await fetch(${JSON.stringify(apiAddress)}, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query: "{ bookingPage { services { id name duration } } }" }),
});
const { data, errors } = await answer.json();`;

/** For the centre's own website: a link, and where a website is listed, a frame and the API. */
export function WebsiteSnippets({ address, apiAddress, origins, editHref }: Props) {
  const { t } = useTranslation("bookingRules");
  const [src, title] = [quoted(address), quoted(t("snippetWords"))];
  return (
    <>
      <Snippet label={t("snippetLink")} code={`<a href="${src}">${title}</a>`} />
      {origins.length > 0 ? (
        <>
          <Snippet
            label={t("snippetEmbedded")}
            code={`<iframe src="${src}" title="${title}" width="100%" height="900" style="border:0"></iframe>`}
          />
          <p className="mb">{t("embeddedBy", { origins: origins.join(", ") })}</p>
          <details className="more">
            <summary>{t("apiTitle")}</summary>
            <p>{t("apiText")}</p>
            <p className="mb">
              <WebAddress address={apiAddress} />
            </p>
            <Snippet label={t("snippetFetch")} code={fetchOf(apiAddress)} rows={6} />
          </details>
        </>
      ) : (
        <p className="mb">
          {t("embeddedByNone")} <a href={editHref}>{t("addWebsite")}</a>
        </p>
      )}
    </>
  );
}

function Snippet({ label, code, rows = 3 }: { label: string; code: string; rows?: number }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={rows} readOnly spellCheck={false} value={code} />
    </div>
  );
}
