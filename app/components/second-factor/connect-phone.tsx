import { useTranslation } from "react-i18next";
import { QrCode } from "../base/qr-code.tsx";

type Props = { /** Base32. */ secret: string; uri: string; qr: { size: number; path: string } };

/** Hands a key over to an authenticator: by the camera, by a press where it runs on this device, or by typing. */
export function ConnectPhone({ secret, uri, qr }: Props) {
  const { t } = useTranslation("secondFactor");
  return (
    <>
      <p className="mb">{t("scanText")}</p>
      <QrCode {...qr} label={t("qrLabel")} />
      <p className="mb">
        <a href={uri}>{t("openApp")}</a>
      </p>
      <p>{t("keyText")}</p>
      <p className="mb secret">
        {secret.match(/.{1,4}/g)!.map((part, at) => (
          <code key={at}>{part} </code>
        ))}
      </p>
    </>
  );
}
