import { fromPromise } from 'xstate'

/** A fake shop: the list of its requests, and a function that answers the last one. */
export function playedShop<Answer>() {
  const done: string[] = []
  let answer: (outcome: Answer | Error) => void = () => {}
  return {
    done,
    /** An actor that waits until the test answers. */
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
