import { spawnSync } from "node:child_process";

const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });

/** The turn of this commit among so many: others have other turns, so that a few landings take them all. */
export const turnOfCommit = (turns: number) => Number.parseInt(stdout.slice(0, 6) || "0", 16) % turns;
