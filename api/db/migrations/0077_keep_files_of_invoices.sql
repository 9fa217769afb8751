-- The rows that name the bytes of invoices are emptied with them only.
CREATE TRIGGER invoice_files_stay_whole BEFORE TRUNCATE ON invoice_files FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices_whole();
