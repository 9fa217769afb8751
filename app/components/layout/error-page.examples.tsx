import { ErrorPage } from "./error-page.tsx";
import type { Example } from "../example.ts";

const home = [{ href: "#domu", label: "Do kalendáře" }];

export const examples: Example[] = [
  { name: "404", render: () => <ErrorPage trouble="notFound" actions={home} /> },
  { name: "403", render: () => <ErrorPage trouble="forbidden" actions={home} /> },
  {
    name: "500 with the code of the log",
    render: () => <ErrorPage trouble="broken" code="7F2A-91C0" retryHref="#znovu" actions={home} />,
  },
  {
    name: "503 while the database is away",
    render: () => <ErrorPage trouble="away" code="E171" retryHref="#znovu" actions={home} />,
  },
  {
    name: "507 while the disk is full",
    render: () => <ErrorPage trouble="full" code="E173" retryHref="#znovu" actions={home} />,
  },
  { name: "429 of an address that asked too often", render: () => <ErrorPage trouble="tooOften" retryHref="#znovu" /> },
  { name: "408 of a form that came too slowly", render: () => <ErrorPage trouble="tooSlow" actions={home} /> },
  { name: "the page fails to load", render: () => <ErrorPage trouble="unreachable" retryHref="#znovu" /> },
];
