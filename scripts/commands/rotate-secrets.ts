// Exchanges the secrets that seal and sign: npm run secrets:rotate. The application must be stopped, on every machine
// that shares the database. Second factors, PINs and recovery codes stay valid.
import { exchangePasswords } from "#api/core/db/roles.ts";
import { rotateSecrets } from "#api/secrets/rotate.ts";
import { readSecrets } from "#api/settings/secrets-file.ts";
import { fail, ownDatabase } from "./own-database.ts";

async function rotate() {
  await ownDatabase(async (db, settings, owner) => {
    const { resealed, recoveryCodes, pins } = await rotateSecrets(db, settings, new Date());
    // An embedded server gives its logins new passwords at each start.
    if (settings.DATABASE_URL) await exchangePasswords(owner, readSecrets(settings.secretsFile).secrets.database);
    console.log(
      `${settings.secretsFile}: new secrets. Make a backup, and bring this file to every machine that shares the database.`,
    );
    console.log(`${resealed} keys of second factors are sealed by the new one.`);
    console.log(
      `${recoveryCodes} recovery codes and ${pins} PINs are known as hashes only: the former secrets stay in the file until those are used or set again, and for 8 days.`,
    );
  });
}

await rotate().catch(fail);
