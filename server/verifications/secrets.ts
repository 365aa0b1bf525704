import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { limitName } from '#server/limits/limit-name.ts'

export type Secrets = ReturnType<typeof createSecrets>

const codeLength = 6

/** 72 bits: too many to guess. */
const markLength = 12

function isSame(one: string, other: string): boolean {
  const [these, those] = [Buffer.from(one), Buffer.from(other)]
  return these.length === those.length && timingSafeEqual(these, those)
}

/** Creates the codes, links and tokens of mails, and the hashes that are stored for them. */
export function createSecrets(secret: string) {
  const key = createHmac('sha256', secret).update('codes and links of mails').digest()
  const keyed = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url')

  const hashLink = (link: string) => keyed('link', link).slice(0, markLength)

  return {
    newCode: () => String(randomInt(10 ** codeLength)).padStart(codeLength, '0'),
    /** A link that proves by itself that it was created here, even after its row is deleted. */
    newLink() {
      const own = randomBytes(32).toString('base64url')
      return own + hashLink(own)
    },
    isOwnLink: (link: string) => isSame(hashLink(link.slice(0, -markLength)), link.slice(-markLength)),
    newSecret: () => randomBytes(32).toString('base64url'),
    /** A code is short: it is hashed with its verification and the shop's key, so that the table does not reveal it. */
    codeHash: (verificationId: string, code: string) => keyed('code', verificationId, code),
    /** Names an address in a rate limit without storing it in clear text. */
    addressName: (email: string) => keyed('address', email),
    /** Names an order number in a rate limit, whether the order exists or not. */
    orderName: (number: string) => keyed('order number', number),
    callerName: (caller: string) => keyed('caller', limitName(caller)),
    /** The signature that opens an order without an account; valid for its current owner and mail address. */
    orderMark: (orderId: string, owner: string, email: string) => keyed('order', orderId, owner, email),
    isSame,
  }
}
