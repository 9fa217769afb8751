import type { Locale } from "#rules/codes.ts";
import { deviceName } from "#rules/accounts/device-name.ts";
import { formatDateTime } from "#rules/format.ts";
import { roughAddress } from "./strange-login.ts";
import { networkOf } from "../../core/access/caller.ts";
import type { Ctx } from "../../core/context.ts";
import type { users } from "../../core/db/tables/users.ts";
import { countOne } from "../../core/access/rate-limit.ts";
import { mail, notYou } from "../../mail/mail-texts.ts";
import { notifyOwner } from "../../mail/notify-owner.ts";

/** More mails a day would only bury the first ones: an attacker with the password may log in as often as they like. */
const MOST_MAILS = 5;

/** Reports to the owner of an account by e-mail a login from a device or a network that they have not used lately. */
export async function notifyOfLogin(ctx: Ctx, user: typeof users.$inferSelect) {
  if ((await countOne(ctx, "login told to", String(user.id), 24 * 60)).count > MOST_MAILS) return;
  await notifyOwner(ctx, user, (language, password) => {
    const { subject, said, unknown, you } = words[language];
    const facts = [
      formatDateTime(ctx.now(), language),
      deviceName(ctx.userAgent) ?? unknown,
      roughAddress(networkOf(ctx.address)),
    ].join(" · ");
    return mail(subject, said, facts, you, notYou[language], password);
  });
}

const words: Record<Locale, Record<"subject" | "said" | "unknown" | "you", string>> = {
  cs: {
    subject: "Přihlášení z nového místa",
    said: "Dobrý den,\n\nk vašemu účtu v aplikaci Motus se někdo přihlásil ze zařízení nebo ze sítě, které jste poslední tři měsíce nepoužili:",
    unknown: "neznámé zařízení",
    you: "Pokud jste to byli vy, nemusíte nic dělat.",
  },
  de: {
    subject: "Anmeldung von einem neuen Ort",
    said: "Guten Tag,\n\nbei Ihrem Konto in Motus hat sich jemand mit einem Gerät oder aus einem Netz angemeldet, das Sie in den letzten drei Monaten nicht benutzt haben:",
    unknown: "unbekanntes Gerät",
    you: "Falls Sie das waren, müssen Sie nichts tun.",
  },
  en: {
    subject: "Sign-in from a new location",
    said: "Hello,\n\nsomeone has signed in to your Motus account from a device or network you have not used in the last three months:",
    unknown: "unknown device",
    you: "If it was you, you need not do anything.",
  },
  sk: {
    subject: "Prihlásenie z nového miesta",
    said: "Dobrý deň,\n\nk vášmu účtu v aplikácii Motus sa niekto prihlásil zo zariadenia alebo zo siete, ktoré ste posledné tri mesiace nepoužili:",
    unknown: "neznáme zariadenie",
    you: "Ak ste to boli vy, nemusíte nič robiť.",
  },
};
