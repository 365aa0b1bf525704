import { createSecrets } from '#server/verifications/secrets.ts'
import { testMailer } from './test-mailer.ts'

/** The dependencies for order mails in a test. */
export const createTestOrderMailDeps = () => ({
  mail: testMailer,
  secrets: createSecrets('a secret of the test, long enough for it'),
})
