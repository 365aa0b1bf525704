import { expectNothingLost, fewPairs, nameOf, testOf } from '../support/browser/nothing-lost.ts'

for (const pair of fewPairs) testOf(pair)(nameOf(pair), ({ world }) => expectNothingLost(pair, world))
