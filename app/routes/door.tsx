import { Outlet } from "@remix-run/react";

export default function DoorLayout() {
  return <Outlet />;
}
