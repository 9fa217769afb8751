import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { build, future, terser } from "../../vite.config.ts";

export default defineConfig({
  plugins: [terser, remix({ appDirectory: "bench/bare", buildDirectory: "build/bare", future })],
  publicDir: false,
  build,
});
