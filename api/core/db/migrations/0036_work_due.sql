CREATE POLICY "to_remind" ON "notice_rules" AS PERMISSIVE FOR SELECT TO public USING ((select current_setting('motus.reminding', true)) = 'on');--> statement-breakpoint
-- Each minute's jobs are bound to no centre. They learn which of the reminders and sheets they name are due, and open a
-- transaction for those centres alone. Plans are made for as many as there are.
--
-- Reminders with a visit that begins after one moment and not after another, and that none is written for yet.
CREATE FUNCTION due_reminders(centers integer[], alerts integer[], channels notification_type[], afters timestamptz[], untils timestamptz[])
  RETURNS TABLE (center integer, alert integer) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
  SELECT asked.center, asked.alert
  FROM unnest(centers, alerts, channels, afters, untils) AS asked(center, alert, channel, after, until)
  WHERE EXISTS (
    SELECT FROM events e
    JOIN patient_attendances a ON a.event_id = e.id
    JOIN patient_cards c ON c.id = a.patient_card_id
    WHERE e.medical_center_id = asked.center AND e.begin_at > asked.after AND e.begin_at <= asked.until
      AND e.removed_at IS NULL AND NOT e.all_day AND a.state = 'NOT_SET'
      AND c.archived_at IS NULL AND NOT c.notices_refused
      AND CASE asked.channel WHEN 'SMS' THEN c.phone ELSE c.email END IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM notices n
        WHERE n.medical_center_id = asked.center AND n.channel = asked.channel
          AND n.cause = 'reminder ' || e.id || ' ' || c.id || ' ' || asked.alert || ' ' || extract(epoch from e.begin_at)::bigint
      )
  )
$$;--> statement-breakpoint
-- Centres where one of these profiles has not got its sheet of a day, and something takes place on that day. The longest
-- event has 45 days.
CREATE FUNCTION centers_of_due_sheets(centers integer[], profiles integer[], sheet_day date)
  RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
  SELECT DISTINCT asked.center
  FROM unnest(centers, profiles) AS asked(center, profile)
  WHERE NOT EXISTS (
      SELECT FROM mails m
      WHERE m.medical_center_id = asked.center AND m.cause = 'sheet ' || to_char(sheet_day, 'YYYY-MM-DD') || ' ' || asked.profile
    )
    AND EXISTS (
      SELECT FROM events e
      WHERE e.medical_center_id = asked.center AND e.type <> 'FREE_TIME' AND e.removed_at IS NULL
        AND e.begin_at > (sheet_day - 46)::timestamp AT TIME ZONE 'Europe/Prague'
        AND e.begin_at < (sheet_day + 1)::timestamp AT TIME ZONE 'Europe/Prague'
        AND e.end_at > sheet_day::timestamp AT TIME ZONE 'Europe/Prague'
    )
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION due_reminders, centers_of_due_sheets FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION due_reminders, centers_of_due_sheets TO motus_app;
