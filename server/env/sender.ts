import { readEmail } from '#domain/contact/read-email.ts'
import { settings } from '#domain/settings.ts'

/** The sender of all mails. */
export type Sender = { readonly name: string; readonly address: string }

const form = /^(?:([^<>"\p{Cc}\p{Zl}\p{Zp}]+?)\s*<([^<>\s]+)>|([^<>\s]+))$/u

/** Parses `Hadashi <post@shop.example>` or a bare address. */
export function readSender(text: string): Sender | undefined {
  const [, name, named, alone] = form.exec(text) ?? []
  const address = readEmail(named ?? alone ?? '')
  return address === undefined ? undefined : { name: name ?? settings.brand.name, address }
}

/** The default sender uses the host name of the shop. */
export function defaultSender(publicUrl: string | undefined): Sender {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return { name: settings.brand.name, address: `no-reply@${host}` }
}
