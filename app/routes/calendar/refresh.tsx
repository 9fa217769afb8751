import type { LoaderFunctionArgs } from "@remix-run/node";
import { loader as home } from "./home.tsx";

/** The calendar's contents for a page that stands already and heard of a change. */
export const loader = (args: LoaderFunctionArgs) => {
  args.context.unattended = true;
  return home(args);
};

export const shouldRevalidate = () => false;
