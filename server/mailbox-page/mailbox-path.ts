/** Where a demo shows its mails. */
export const mailboxPath = '/dev/mailbox'
