-- A pair that is saved for later stands with those of the cart, and is not ordered with them.
alter table cart_lines add column saved_at timestamptz;
