import { createSecrets } from '#server/proofs/secrets.ts'
import { testMailroom } from './test-mailroom.ts'

/** With what a test tells customers of their orders. */
export const testTell = () => ({
  mail: testMailroom,
  secrets: createSecrets('a secret of the test, long enough for it'),
})
