import { expectNothingLost, otherPairs, pairTitle, testForPair } from '../support/browser/nothing-lost.ts'

for (const pair of otherPairs) testForPair(pair)(pairTitle(pair), ({ world }) => expectNothingLost(pair, world))
