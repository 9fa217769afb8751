import { integer, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, version } from "./columns.ts";

/** A person who can sign in. E-mail addresses are stored in lower case. */
export const users = pgTable("users", {
  id: id(),
  email: varchar("email", { length: 254 }).notNull().unique("users_email"),
  passwordHash: text("password_hash"),
  name: text("name"),
  surname: text("surname"),
  phone: text("phone"),
  locale: text("locale"),
  verifiedAt: instant("verified_at"),
  /** Logins that were refused since the last one that was not. */
  refusedLogins: integer("refused_logins").notNull().default(0),
  createdAt: createdAt(),
  version: version(),
});
