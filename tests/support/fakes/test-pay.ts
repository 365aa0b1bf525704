import { noProvider } from './no-provider.ts'
import { createTestOrderMailDeps } from './order-mail-deps.ts'

/** The dependencies with which a test's jobs mail customers about their orders and send refunds. */
export const testPay = (now: () => Date, provider = noProvider) => ({ ...createTestOrderMailDeps(), provider, now })
