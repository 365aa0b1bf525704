import { fromPromise } from 'xstate'

/** The shop as a test plays it: what it was asked, in turn, and the answer to what was asked last. */
export function playedShop<Answer>() {
  const done: string[] = []
  let answer: (outcome: Answer | Error) => void = () => {}
  return {
    done,
    /** An actor that waits for its answer. */
    effect: <Output extends Answer, Input>(name: string) =>
      fromPromise<Output, Input>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            done.push(`${name} ${JSON.stringify(input)}`)
            answer = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome as Output))
          }),
      ),
    async answers(outcome: Answer | Error) {
      answer(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}
