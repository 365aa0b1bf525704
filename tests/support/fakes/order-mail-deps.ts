import { createSecrets } from '#server/verifications/secrets.ts'
import { testMailer } from './test-mailer.ts'

/** With what a test tells customers of their orders. */
export const createTestOrderMailDeps = () => ({
  mail: testMailer,
  secrets: createSecrets('a secret of the test, long enough for it'),
})
