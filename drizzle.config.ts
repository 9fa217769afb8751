import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./api/core/db/tables/*.ts",
  out: "./api/core/db/migrations",
});
