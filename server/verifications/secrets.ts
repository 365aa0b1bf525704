import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { limitName } from '#server/limits/limit-name.ts'
import { networkName } from '#server/limits/network-name.ts'

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

  const codeHash = (verificationId: string, code: string) => keyed('code', verificationId, code)
  const orderMark = (orderId: string, owner: string, email: string) => keyed('order', orderId, owner, email)
  const orderMailMark = (orderId: string, owner: string, email: string) => keyed('order mail', orderId, owner, email)
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
    codeHash,
    /** Whether this is the code whose hash is stored for a verification. */
    isCodeFor: (hash: string, verificationId: string, code: string) => isSame(hash, codeHash(verificationId, code)),
    /** Names an address in a rate limit without storing it in clear text. */
    addressName: (email: string) => keyed('address', email),
    /** Names an order number in a rate limit, whether the order exists or not. */
    orderName: (number: string) => keyed('order number', number),
    callerName: (caller: string) => keyed('caller', limitName(caller)),
    /** Names the network of a caller without storing it in clear text. */
    networkHash: (caller: string) => keyed('network', networkName(caller)),
    /** The signature that opens an order without an account; valid for its current owner and mail address. */
    orderMark,
    isOrderMark: (given: string, ...order: Parameters<typeof orderMark>) => isSame(given, orderMark(...order)),
    /** The signature in the link of a mail: only whoever reads the mails of that address knows it. */
    orderMailMark,
    isOrderMailMark: (given: string, ...order: Parameters<typeof orderMailMark>) =>
      isSame(given, orderMailMark(...order)),
  }
}
