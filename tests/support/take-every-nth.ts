/** Every nth of many similar cases; all of them in `npm run test:long`. */
export function takeEveryNth<Item>(all: readonly Item[], step: number): readonly Item[] {
  return all.filter((_, index) => process.env.TEST_LONG || index % step === 0)
}
