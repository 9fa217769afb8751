// Follows the chains of the audit log in the database of the settings: npm run audit:verify. Names in each centre the
// first row that was altered, taken away, moved or cut off, and rows that no chain holds, and ends with 1 where there
// are some. Anchors are read from MOTUS_AUDIT_ANCHORS, or from a copy: -- --anchors FILE; that there are none is a
// fault too, unless --no-anchors-yet says that none were written. The application may run.
import { parseArgs } from "node:util";
import { looseRows, type Loose } from "#api/audit/loose-rows.ts";
import { unanchored } from "#api/audit/unanchored.ts";
import { verifyChains, type ChainReport, type Finding } from "#api/audit/verify.ts";
import { readAnchors } from "#api/core/outside/anchors.ts";
import { readGiven } from "#api/settings/settings.ts";
import { fail, readDatabase } from "./own-database.ts";

const given = parseArgs({
  options: { anchors: { type: "string" }, "no-anchors-yet": { type: "boolean", default: false } },
}).values;
/** Rows outside of the chains that are named; of more only the number is printed. */
const NAMED = 20;

function said(finding: Finding): string {
  const row = finding.row ? `audit row ${finding.row}` : "the audit row";
  const at = `at position ${finding.position}`;
  switch (finding.fault) {
    case "altered":
      return `${row} ${at} is not as it was sealed: it was altered, or what stood before it was taken away`;
    case "missing":
      return `${row} ${at} is missing`;
    case "reordered":
      return `${row} ${at} is not the one that was sealed there: rows have changed places`;
    case "unlinked":
      return `${row} ${at} is missing, and so is its link`;
    case "rewritten":
      return `${row} ${at}: the chain was written anew, for on ${finding.anchor.at} it was anchored there with the hash ${finding.anchor.hash}`;
    case "cutOff":
      return `${row} ${at} and what follows was cut off: on ${finding.anchor.at} the chain reached position ${finding.anchor.position}`;
  }
}

function print({ center, checked, head, anchored, finding }: ChainReport) {
  const upTo = anchored ? `anchored up to position ${anchored.position} on ${anchored.at}` : "none of them anchored";
  if (!finding)
    return console.log(`Centre ${center}: ${checked} audit rows are as they were sealed, head ${head}, ${upTo}.`);
  console.log(`Centre ${center}: ${said(finding)}. The ${checked} rows before it are as they were sealed, ${upTo}.`);
  process.exitCode = 1;
}

const why: Record<Loose["fault"], string> = {
  waiting: "has waited to be sealed since",
  unnoted: "is in no chain, and none was to take it",
  gone: "was taken away before it was sealed; it was written on",
};

async function verify() {
  const file = given.anchors ?? readGiven(process.env).auditAnchors;
  const { anchors, unreadable } = await readAnchors(file); // before the rows, so that none is ahead of them
  await readDatabase(async (db) => {
    for await (const report of verifyChains(db, anchors)) print(report);
    const { loose, total } = await looseRows(db, NAMED);
    for (const { row, center, fault, since } of loose)
      console.log(
        `${center ? `Centre ${center}: audit` : "Audit"} row ${row} ${why[fault]}${since ? ` ${since}` : ""}.`,
      );
    if (total > loose.length) console.log(`${total - loose.length} more rows are in no chain.`);
    const late = given["no-anchors-yet"] ? [] : await unanchored(db, anchors);
    for (const { center, position } of late)
      console.log(
        `Centre ${center}: no anchor reaches position ${position}, which was sealed hours before the latest: anchors were taken away, or could not be written.`,
      );
    if (total + late.length > 0) process.exitCode = 1;
  });
  for (const line of unreadable) console.log(`Line ${line} of ${file} is no anchor.`);
  const lacking = anchors.length === 0 && !given["no-anchors-yet"];
  console.log(
    lacking
      ? `There are no anchors in ${file}: they were taken away, or it is not the file. Where none were written yet, say so by -- --no-anchors-yet.`
      : `${anchors.length} anchors in ${file}.`,
  );
  if (lacking || unreadable.length > 0) process.exitCode = 1;
}

await verify().catch(fail);
