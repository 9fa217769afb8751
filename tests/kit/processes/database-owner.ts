// A process for tests to kill: opens the database of a data folder and writes down each acknowledged number.
import pg from "pg";
import { openDatabase } from "#api/core/db/opening/open.ts";

const [dataDir = "", first = "0"] = process.argv.slice(2);
const leave = (code: number, word: string) => (error: Error) => {
  console.log(`${word} ${error.message}`);
  process.exit(code);
};
const database = await openDatabase({ dataDir, loginSecret: "for the tests", onLost: leave(3, "lost") }).catch(
  leave(2, "refused"),
);

const owner = new pg.Client(database.owner);
owner.on("error", () => {});
await owner.connect();
await owner.query(
  "create table if not exists promises (number integer primary key); grant insert on promises to motus_app",
);

process.once("SIGTERM", async () => {
  await owner.end();
  await database.stop();
  process.exit(0);
});
console.log("open");
for (let number = Number(first); ; number++) {
  await database.app.query("insert into promises values ($1)", [number]).catch(() => new Promise(() => {}));
  console.log(`kept ${number}`);
}
