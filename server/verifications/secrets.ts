import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { limitName } from '#server/limits/limit-name.ts'

export type Secrets = ReturnType<typeof createSecrets>

const codeLength = 6

/** 72 bits: more than anybody tries. */
const markLength = 12

function isSame(one: string, other: string): boolean {
  const [these, those] = [Buffer.from(one), Buffer.from(other)]
  return these.length === those.length && timingSafeEqual(these, those)
}

/** Makes what a mail proves an address with, and keeps of it only what tells it again. */
export function createSecrets(secret: string) {
  const key = createHmac('sha256', secret).update('codes and links of mails').digest()
  const keyed = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url')

  const hashLink = (link: string) => keyed('link', link).slice(0, markLength)

  return {
    newCode: () => String(randomInt(10 ** codeLength)).padStart(codeLength, '0'),
    /** For a link of which nothing is kept in the end: it tells by itself that it was made here. */
    newLink() {
      const own = randomBytes(32).toString('base64url')
      return own + hashLink(own)
    },
    isOwnLink: (link: string) => isSame(hashLink(link.slice(0, -markLength)), link.slice(-markLength)),
    newSecret: () => randomBytes(32).toString('base64url'),
    /** A code has few signs: it is kept with its question and the shop's key, so that nobody who reads the table finds it. */
    codeHash: (verificationId: string, code: string) => keyed('code', verificationId, code),
    /** By this an address is counted, without standing there in clear. */
    addressName: (email: string) => keyed('address', email),
    /** The same of the number of an order, whether there is one or not. */
    orderName: (number: string) => keyed('order number', number),
    callerName: (caller: string) => keyed('caller', limitName(caller)),
    /** What opens an order for whoever has no account, and is made here alone: as long as it is theirs, and goes to that address. */
    orderMark: (orderId: string, owner: string, email: string) => keyed('order', orderId, owner, email),
    isSame,
  }
}
