/** The longest address that mail can be sent to. */
const maxLength = 254

/** Something before the sign and a name of a host after it. Only a mail that arrives proves more. */
const form = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/

/** An e-mail address as it is kept, whether it was typed wide or narrow, large or small; nothing when it cannot be one. */
export function readEmail(typed: string): string | undefined {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  return email.length <= maxLength && form.test(email) ? email : undefined
}
