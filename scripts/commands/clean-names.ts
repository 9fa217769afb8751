// Removes invisible characters in names older than the rule that does so: npm run names:clean. The application must be
// stopped. With -- --dry-run it counts while the application runs and changes nothing. Signed records stay as they are.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { cleanNames, countUncleanNames } from "#api/names/clean.ts";
import { fail, ownDatabase, readDatabase } from "./own-database.ts";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });

const print = (counts: Record<string, number>) => {
  for (const [table, count] of Object.entries(counts)) console.log(`${table}: ${count}`);
};

await (
  values["dry-run"]
    ? readDatabase(async (db) => print(await countUncleanNames(db)))
    : ownDatabase(async (db) =>
        print(
          await cleanNames({
            db,
            now: () => new Date(),
            requestId: randomUUID(),
            address: "names:clean",
            session: null,
          }),
        ),
      )
).catch(fail);
