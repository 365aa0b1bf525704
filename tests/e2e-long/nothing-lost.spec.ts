import { expectNothingLost, nameOf, otherPairs, testOf } from '../support/browser/nothing-lost.ts'

for (const pair of otherPairs) testOf(pair)(nameOf(pair), ({ world }) => expectNothingLost(pair, world))
