// Restores the access of a person whom no administrator can help: npm run admin:recover -- EMAIL. Prints a link to a
// new password, which is not mailed; the audit log of each of their centres gets a row. The application must be
// stopped.
import { randomUUID } from "node:crypto";
import { recoverAccess } from "#api/accounts/passwords/recover-access.ts";
import { fail, ownDatabase } from "./own-database.ts";

async function recover(email: string | undefined) {
  if (!email) throw new Error("npm run admin:recover -- EMAIL takes the e-mail by which somebody signs in.");
  await ownDatabase(async (db, settings) => {
    const recovery = await recoverAccess(
      { db, settings, now: () => new Date(), requestId: randomUUID(), address: "admin:recover", session: null },
      email,
    );
    if (!recovery) throw new Error(`${email} has no place in any medical centre.`);
    console.log(`Start Motus and open ${recovery.link} within an hour to set a new password.`);
    console.log(`Works in: ${recovery.medicalCenters.join(", ")}`);
  });
}

await recover(process.argv[2]).catch(fail);
