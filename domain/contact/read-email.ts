/** The longest address that mail can be sent to. */
const maxLength = 254

/** A local part, `@` and a host name. Only a delivered mail proves more. */
const form = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/

/**
 * Reads an e-mail address in its stored form, whether typed full or half width, in upper or lower case; `undefined` if
 * it is invalid.
 */
export function readEmail(typed: string): string | undefined {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  return email.length <= maxLength && form.test(email) ? email : undefined
}
