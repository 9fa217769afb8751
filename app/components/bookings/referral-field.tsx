import { useTranslation } from "react-i18next";
import { MOST_BOOKING_FILE_BYTES } from "#rules/upload.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { FileField } from "../forms/fields/file-field.tsx";

/** A referral: public/booking-photo.js makes a photograph of it as small as has to be, and says so. */
export function ReferralField({ field }: { field: FieldState }) {
  const { t } = useTranslation("bookings");
  return (
    <div
      data-most-bytes={MOST_BOOKING_FILE_BYTES}
      data-shrunk={t("fileShrunk", { size: "{{size}}" })}
      data-too-large={t("fileTooLarge", { name: "{{name}}", size: "{{size}}" })}
    >
      <FileField
        field={field}
        label={t("file")}
        hint={t("fileHint")}
        accept=".pdf,.jpg,.jpeg,.png,.webp,.heic"
        optional
      />
      <p className="mb" role="status" />
      <script type="module" src="/booking-photo.js" />
    </div>
  );
}
