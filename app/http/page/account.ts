import { useRoot } from "./page.ts";

/** The signed-in user's name and e-mail, for questions about their own account. */
export function useAccount() {
  const { email = "", profile } = useRoot().user ?? {};
  return { name: profile?.fullName ?? email, email };
}
