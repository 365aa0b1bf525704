import { noHouse } from './no-house.ts'
import { testTell } from './test-tell.ts'

/** With what the jobs of a test tell customers of their orders, and send money back. */
export const testPay = (now: () => Date, house = noHouse) => ({ ...testTell(), house, now })
