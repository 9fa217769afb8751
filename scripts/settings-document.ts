import { Environment } from "#api/settings/environment.ts";
import { inFiles } from "#api/settings/from-files.ts";

/** `docs/settings.md`: each setting with its default and what it does, from `api/settings/environment.ts`. */
export function settingsDocument(): string {
  const rows = Object.entries(Environment.shape).map(([name, setting]) => {
    const fallback = setting.safeParse(undefined).data;
    const shown = typeof fallback === "boolean" ? (fallback ? "on" : "off") : fallback;
    return `| \`${name}\` | ${shown === undefined ? "–" : `\`${shown}\``} | ${setting.description!.replaceAll("|", "\\|")} |`;
  });
  return [
    "# Settings",
    "",
    "Read once from the environment at the start; a wrong one is named with the values it takes. Secrets that are missing are generated into the data folder. This list is generated from `api/settings/environment.ts` by `npm run generate`.",
    "",
    "| Variable | Default | What it does |",
    "| --- | --- | --- |",
    ...rows,
    "",
    `As Docker, Kubernetes and the agents of vaults provide them, these can be the content of a file, named by the variable with \`_FILE\` at its end: ${inFiles.map((name) => `\`${name}\``).join(", ")}.`,
    "",
    "Node reads `NODE_EXTRA_CA_CERTS` itself: a file of certificates (PEM) that it trusts besides the authorities it ships with, for a mail server, a bucket or an API with a certificate of one's own. For the database it goes into the address, `?sslmode=verify-full&sslrootcert=/path/ca.pem`.",
    "",
    "Variables of the tests are in `docs/testing.md`.",
    "",
  ].join("\n");
}
