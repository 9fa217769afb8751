import { Outlet } from "@remix-run/react";

export default function PaperLayout() {
  return <Outlet />;
}
