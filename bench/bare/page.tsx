import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

export const meta: MetaFunction = () => [{ title: "Bare" }];

/** The least that Remix does for a page: one loader, one component. */
export const loader = () => ({ words: "A bare page" });

export default function Page() {
  return <h1>{useLoaderData<typeof loader>().words}</h1>;
}
