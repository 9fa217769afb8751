import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { build, future } from "../../vite.config.ts";

export default defineConfig({
  plugins: [remix({ appDirectory: "bench/bare", buildDirectory: "build/bare", future })],
  publicDir: false,
  build,
});
