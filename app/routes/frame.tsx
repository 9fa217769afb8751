import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { signedIn } from "#app/http/me.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  await signedIn(args);
  return null;
}

export default function FrameLayout() {
  return <Outlet />;
}
