import { ErrorPage } from "./error-page.tsx";
import type { Example } from "../example.ts";

const home = [{ href: "#domu", label: "Do kalendáře" }];

export const examples: Example[] = [
  { name: "404", render: () => <ErrorPage kind="notFound" actions={home} /> },
  { name: "403", render: () => <ErrorPage kind="forbidden" actions={home} /> },
  {
    name: "500 with the code of the log",
    render: () => <ErrorPage kind="broken" code="7F2A-91C0" retryHref="#znovu" actions={home} />,
  },
  {
    name: "503 while the database is away",
    render: () => <ErrorPage kind="away" code="E171" retryHref="#znovu" actions={home} />,
  },
  {
    name: "507 while the disk is full",
    render: () => <ErrorPage kind="full" code="E173" retryHref="#znovu" actions={home} />,
  },
  { name: "429 of an address that asked too often", render: () => <ErrorPage kind="tooOften" retryHref="#znovu" /> },
  { name: "408 of a form that came too slowly", render: () => <ErrorPage kind="tooSlow" actions={home} /> },
  { name: "the page fails to load", render: () => <ErrorPage kind="unreachable" retryHref="#znovu" /> },
];
