alter table orders
  -- By when it leaves the workshop, as its customer was told last.
  add column promised_at timestamptz,
  -- When such a date had passed for the first time: from then on its customer may have their money back.
  add column late_at timestamptz;
