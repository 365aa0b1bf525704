import { expectNothingLost, fewPairs, pairTitle, testForPair } from '../support/browser/nothing-lost.ts'

for (const pair of fewPairs) testForPair(pair)(pairTitle(pair), ({ world }) => expectNothingLost(pair, world))
