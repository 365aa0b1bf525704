import { noProvider } from './no-provider.ts'
import { createTestOrderMailDeps } from './order-mail-deps.ts'

/** With what the jobs of a test tell customers of their orders, and send money back. */
export const testPay = (now: () => Date, provider = noProvider) => ({ ...createTestOrderMailDeps(), provider, now })
