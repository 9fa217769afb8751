// Lets an administrator in again who is locked out: npm run admin:recover -- EMAIL. Prints a link to a new password, which is
// sent to nobody; the audit log of each of their centres says that it was done. The application must be stopped.
import { randomUUID } from "node:crypto";
import { recoverAdministrator } from "#api/accounts/recover-administrator.ts";
import { fail, ownDatabase } from "./own-database.ts";

async function recover(email: string | undefined) {
  if (!email) throw new Error("npm run admin:recover -- EMAIL takes the e-mail by which an administrator signs in.");
  await ownDatabase(async (db, settings) => {
    const recovery = await recoverAdministrator({ db, settings, now: () => new Date(), requestId: randomUUID(), address: "admin:recover", session: null }, email);
    if (!recovery) throw new Error(`${email} is no administrator here, or was deactivated where there are others.`);
    console.log(`Start Motus and open ${recovery.link} within an hour to set a new password.`);
    console.log(`Administrator of: ${recovery.medicalCenters.join(", ")}`);
  });
}

await recover(process.argv[2]).catch(fail);
