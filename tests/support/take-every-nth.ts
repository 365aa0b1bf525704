/** Of many alike one in so many; all of them in `npm run test:long`. */
export function takeEveryNth<GetScanEndpoint>(
  all: readonly GetScanEndpoint[],
  step: number,
): readonly GetScanEndpoint[] {
  return all.filter((_, index) => process.env.TEST_LONG || index % step === 0)
}
